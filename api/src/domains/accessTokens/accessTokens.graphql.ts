/** The viewer's own access tokens for scripts. */

import { DEFAULT_TOKEN_DAYS, MAX_TOKEN_DAYS } from 'rules/limits';
import { requiredMessage } from 'rules/messages';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { listPage } from '../../graph/listPage.ts';
import { totalCount } from '../../graph/pagedConnection.ts';
import { newestFirst } from '../../graph/sortOrder.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import type { AccessTokenScope } from '../../platform/db/generated/client/client.ts';
import { completeScopes, listUsableScopes, TOKEN_SCOPES } from '../../viewer/tokenScopes.ts';
import { User } from '../people/user.graphql.ts';
import { createAccessToken, type MadeToken, revokeAccessToken } from './accessTokens.service.ts';

const AccessTokenStatusEnum = builder.enumType('AccessTokenStatus', {
  description: 'Whether a token still opens anything.',
  values: {
    ACTIVE: { description: 'Works until it expires or is revoked.' },
    EXPIRED: { description: 'Past its expiry; create a new one.' },
    REVOKED: { description: 'Its owner or an administrator ended it before it expired.' },
  },
});

const AccessTokenScopeEnum = builder.enumType('AccessTokenScope', {
  description:
    'An area that an access token may be used for. It never gives a right that the owner does not have. A write scope includes reading its area.',
  values: {
    PEOPLE_READ: { description: 'People: their records, contact details, roles, daily rates and history.' },
    TIME_LOGS_READ: { description: 'Days and submitted weeks.' },
    TIME_LOGS_WRITE: { description: 'Logging, submitting and deciding days.' },
    PAYROLL_READ: { description: 'Payroll runs, pay statements and what people were paid.' },
    PAYROLL_WRITE: { description: 'Processing payroll, marking it as paid and voiding it.' },
    TAX_READ: {
      description: 'Tax documents, the tax season and W-9s, with the last four digits of taxpayer numbers.',
    },
    TAX_WRITE: { description: 'Generating tax documents, their status, thresholds and templates.' },
    REPORTS_READ: { description: 'Reports and their CSV files.' },
    REPORTS_WRITE: { description: 'Generating reports; no token deletes one.' },
    LOGS_READ: { description: 'The audit log.' },
  } satisfies Record<AccessTokenScope, { description: string }>,
});

const PersonalAccessToken = builder.prismaNode('PersonalAccessToken', {
  tokenScope: 'SESSION',
  id: { field: 'id' },
  description:
    'An access token for scripts, sent as a bearer token: within its scopes it can do what its owner can do. Whatever its scopes, it cannot change people, roles, passwords, sessions or tokens, sign or delete anything, or reveal taxpayer numbers.',
  // Another's token and one that is none look the same: null.
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, userId: { in: viewer ? [viewer.id] : [] } }),
  select: { id: true, userId: true },
  authScopes: (token) => ({ signedIn: true, owner: token.userId }),
  runScopesOnType: true,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What its owner calls it, such as Quarterly export.' }),
    canWrite: t.exposeBoolean('canWrite', { description: 'Whether one of its scopes is a write scope.' }),
    scopes: t.field({
      type: [AccessTokenScopeEnum],
      description: 'What it may be used for, at most.',
      select: { scopes: true },
      resolve: ({ scopes }) => completeScopes(scopes),
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When it was created; its scopes have not changed since.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When it stops working, at most 90 days after it was created.',
    }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, to within a minute; null if never.',
    }),
    revokedAt: t.expose('revokedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was ended early; null if it was not.',
    }),
    status: t.field({
      type: AccessTokenStatusEnum,
      description: 'Whether it works now; a script should check it before a long job.',
      select: { expiresAt: true, revokedAt: true },
      resolve: ({ expiresAt, revokedAt }, _args, { now }) =>
        revokedAt ? 'REVOKED' : expiresAt > now() ? 'ACTIVE' : 'EXPIRED',
    }),
  }),
});

const PersonalAccessTokenConnection = builder.connectionObject(
  {
    type: PersonalAccessToken,
    name: 'PersonalAccessTokenConnection',
    description: 'A page of access tokens, newest first.',
    fields: (t) => ({
      totalCount: totalCount(t, 'How many access tokens there are, across all pages.'),
    }),
  },
  { name: 'PersonalAccessTokenEdge', description: 'An access token of the list, with its place.' },
);

builder.prismaObjectField('User', 'personalAccessTokens', (t) =>
  t.connection(
    {
      type: PersonalAccessToken,
      tokenScope: 'SESSION',
      description:
        "Access tokens for scripts, newest first, including those that have ended; no one sees other people's.",
      authScopes: (user) => ({ signedIn: true, owner: user.id }),
      resolve: ({ id: userId }, args, context, info) => {
        return listPage('personalAccessToken', context, args, info, {
          order: newestFirst('createdAt'),
          where: { userId },
          within: userId,
          columns: { id: true, userId: true },
        });
      },
    },
    PersonalAccessTokenConnection,
  ),
);

builder.prismaObjectFields(User, (t) => ({
  accessTokens: t.relation('accessTokens', {
    tokenScope: 'SESSION',
    description: "The person's access tokens, all at once.",
    deprecationReason: 'Use personalAccessTokens.',
    authScopes: (user) => ({ signedIn: true, owner: user.id }),
    query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
  }),
  usableTokenScopes: t.field({
    type: [AccessTokenScopeEnum],
    tokenScope: 'SESSION',
    description: 'The scopes the person can create access tokens for.',
    authScopes: (user) => ({ signedIn: true, owner: user.id }),
    select: { roles: { select: { role: true } } },
    resolve: ({ roles }) => listUsableScopes({ roles: roles.map(({ role }) => role) }),
  }),
}));

const days = z
  .int()
  .min(1, 'Expiry must be at least 1 day away.')
  .max(MAX_TOKEN_DAYS, `Expiry must be at most ${MAX_TOKEN_DAYS} days away.`);

const CreateAccessTokenInput = builder.inputType('CreateAccessTokenInput', {
  description: "A token of the viewer's own: what it is for, what it may do and for how long.",
  validate: z
    .object({
      name: z
        .string()
        .trim()
        .min(1, requiredMessage('Name'))
        .max(100, 'Name must have at most 100 characters.'),
      canWrite: z.boolean().nullish(),
      scopes: z.array(z.enum(TOKEN_SCOPES)).min(1, 'Choose at least one scope.').nullish(),
      expiresInDays: days.nullish(),
    })
    .refine(({ canWrite, scopes }) => scopes == null || canWrite == null, {
      path: ['scopes'],
      message: 'Choose either scopes or canWrite.',
    }),
  fields: (t) => ({
    name: t.string({ required: true, description: 'What it is for, such as Quarterly export.' }),
    canWrite: t.boolean({
      description:
        'In place of scopes: true for all scopes that the viewer can use, false for read scopes only.',
    }),
    scopes: t.field({
      type: [AccessTokenScopeEnum],
      description: 'What it may be used for; all read scopes that the viewer can use if left out.',
    }),
    expiresInDays: t.int({
      description: `From 1 to ${MAX_TOKEN_DAYS}; ${DEFAULT_TOKEN_DAYS} if left out.`,
    }),
  }),
});

const CreateAccessTokenPayload = builder.objectRef<MadeToken>('CreateAccessTokenPayload').implement({
  description: 'The token, with its secret, which is shown only once.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    token: t.exposeString('token', { description: 'Shown only once: just a hash of it is stored.' }),
    accessToken: t.prismaField({
      type: PersonalAccessToken,
      description: "The token's record, as the viewer's list of tokens shows it.",
      resolve: (query, { id }, _args, { db }) =>
        db.personalAccessToken.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

builder.mutationField('createAccessToken', (t) =>
  t.withAuth({ signedIn: true, fresh: true }).field({
    type: CreateAccessTokenPayload,
    tokenScope: 'SESSION',
    description: 'Creates an access token with which scripts act as the viewer.',
    errors: { types: [ConflictError, ValidationError] },
    args: { input: t.arg({ type: CreateAccessTokenInput, required: true }) },
    resolve: (_root, { input }, context) => createAccessToken(context, input),
  }),
);

const RevokeAccessTokenInput = builder.inputType('RevokeAccessTokenInput', {
  description: 'Which token to revoke.',
  fields: (t) => ({
    id: t.id({ required: true, description: "The id of one of the viewer's own access tokens." }),
  }),
});

builder.mutationField('revokeAccessToken', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: PersonalAccessToken,
    tokenScope: 'SESSION',
    description: "Revokes one of the viewer's own access tokens at once.",
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: RevokeAccessTokenInput, required: true }) },
    resolve: changedRecord('personalAccessToken', (context, input) => revokeAccessToken(context, input.id)),
  }),
);
