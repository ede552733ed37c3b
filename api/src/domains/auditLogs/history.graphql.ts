/** What happened to a person or a payroll run, as sentences, on the record itself. */
import type { GraphQLResolveInfo } from 'graphql';
import { ADMINS, hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { rangePage } from '../../graph/keyset.ts';
import type { ConnectionArgs } from '../../graph/pageArgs.ts';
import type { Context } from '../../operation/context.ts';
import { User } from '../people/user.graphql.ts';
import { HistoryEntry } from './auditLog.graphql.ts';
import { NEWEST_FIRST, readHistory } from './auditLogs.service.ts';

const PAGE_SIZE = 20;

export const HistoryConnection = builder.connectionObject(
  { type: HistoryEntry, name: 'HistoryConnection' },
  { name: 'HistoryEdge' },
);

/** The entries about one record, newest first. */
export const historyConnection = (
  record: { entityType: string; entityId: string },
  args: ConnectionArgs,
  context: Context,
  info: GraphQLResolveInfo,
) =>
  rangePage(
    args,
    { info, order: NEWEST_FIRST, within: record.entityId, defaultSize: PAGE_SIZE, numbered: false },
    (range) => readHistory(context, record.entityId, record.entityType, range),
  );

builder.prismaObjectField('User', 'history', (t) =>
  t.connection(
    {
      type: HistoryEntry,
      tokenScope: 'PEOPLE_READ',
      description: 'What happened to this person’s record, newest first.',
      authScopes: { anyRole: ADMINS },
      resolve: (user, args, context, info) =>
        historyConnection({ entityType: 'User', entityId: user.id }, args, context, info),
    },
    HistoryConnection,
  ),
);

builder.prismaObjectFields(User, (t) => ({
  viewerCanReadHistory: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'PEOPLE_READ',
    description: 'Whether the viewer may read what happened to this person’s record.',
    resolve: (_user, _args, { viewer }) => hasAnyRole(viewer, ADMINS),
  }),
}));

builder.prismaObjectField('PayrollRun', 'history', (t) =>
  t.connection(
    {
      type: HistoryEntry,
      description: 'What happened to this run, newest first.',
      authScopes: { anyRole: PAYROLL_READERS },
      resolve: (run, args, context, info) =>
        historyConnection({ entityType: 'PayrollRun', entityId: run.id }, args, context, info),
    },
    HistoryConnection,
  ),
);
