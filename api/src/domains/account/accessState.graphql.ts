/** How someone signs in, for them and for administrators: only counts, without devices, addresses or token names. */
import { ADMINS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import type { Context } from '../../operation/context.ts';
import { FACTORS, hasFactor } from '../../viewer/secondFactor/factors.ts';
import { liveSessions } from '../../viewer/sessions.ts';
import { User } from '../people/user.graphql.ts';

const forAdministrators = ({ id }: { id: string }, _args: unknown, context: Context) =>
  isActiveOwnerOrHasRole(context, id, ADMINS);

builder.prismaObjectFields(User, (t) => ({
  hasSecondFactor: t.boolean({
    tokenScope: 'SESSION',
    description:
      'Whether an authenticator app or a passkey is asked for at sign-in. For the person and administrators.',
    authScopes: forAdministrators,
    select: FACTORS,
    resolve: hasFactor,
  }),
  sessionCount: t.int({
    tokenScope: 'SESSION',
    description: 'How many browsers and scripts are signed in. For the person and administrators.',
    authScopes: forAdministrators,
    select: (_args, context) => ({ sessions: { select: { id: true }, where: liveSessions(context) } }),
    resolve: ({ sessions }) => sessions.length,
  }),
  accessTokenCount: t.int({
    tokenScope: 'SESSION',
    description: 'How many access tokens work now. For the person and administrators.',
    authScopes: forAdministrators,
    select: (_args, { now }) => ({
      accessTokens: { select: { id: true }, where: { revokedAt: null, expiresAt: { gt: now() } } },
    }),
    resolve: ({ accessTokens }) => accessTokens.length,
  }),
}));
