/** The viewer's own second factors, and whether the company requires one that is still missing. */
import { builder } from '../../graph/builder.ts';
import { FACTORS, hasFactor } from '../../viewer/secondFactor/factors.ts';
import { readRequiredRoles, requiresFactor } from '../../viewer/secondFactor/requiredRoles.ts';
import { User } from '../people/user.graphql.ts';

const SecondFactorEnum = builder.enumType('SecondFactor', {
  description: 'What someone proves they have, besides knowing the password.',
  values: {
    AUTHENTICATOR_APP: { description: 'An app that shows codes, with recovery codes in its place.' },
    PASSKEY: { description: 'A key in a device.' },
  },
});

builder.prismaObjectFields(User, (t) => ({
  secondFactors: t.field({
    type: [SecondFactorEnum],
    tokenScope: 'SESSION',
    description: "The viewer's second factors; no one sees other people's.",
    authScopes: (user) => ({ owner: user.id }),
    select: FACTORS,
    resolve: ({ authenticatorApp, passkeys }) => [
      ...(authenticatorApp?.confirmedAt ? (['AUTHENTICATOR_APP'] as const) : []),
      ...(passkeys.length > 0 ? (['PASSKEY'] as const) : []),
    ],
  }),
  needsSecondFactor: t.boolean({
    tokenScope: 'SESSION',
    description:
      "The company requires a second factor of one of the viewer's roles, and there is none: it must be set up before anything else. No one sees other people's.",
    authScopes: (user) => ({ owner: user.id }),
    select: { ...FACTORS, roles: { select: { role: true } } },
    resolve: async (user, _args, { db }) => {
      if (hasFactor(user)) return false;
      const roles = user.roles.map(({ role }) => role);
      return requiresFactor(roles, await readRequiredRoles(db));
    },
  }),
}));
