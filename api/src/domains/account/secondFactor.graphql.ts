/** Whether the company's demand for a second factor is still to be met. */
import { builder } from '../../graph/builder.ts';
import { FACTORS, hasFactor } from '../../viewer/secondFactor/factors.ts';
import { readRequiredRoles, requiresFactor } from '../../viewer/secondFactor/requiredRoles.ts';
import { User } from '../people/user.graphql.ts';

builder.prismaObjectFields(User, (t) => ({
  needsSecondFactor: t.boolean({
    description:
      "The company requires a second factor of one of the viewer's roles, and there is none: it must be set up before anything else. Nobody sees other people's.",
    authScopes: (user) => ({ owner: user.id }),
    select: { ...FACTORS, roles: { select: { role: true } } },
    resolve: async (user, _args, { db }) => {
      if (hasFactor(user)) return false;
      const roles = user.roles.map(({ role }) => role);
      return requiresFactor(roles, await readRequiredRoles(db));
    },
  }),
}));
