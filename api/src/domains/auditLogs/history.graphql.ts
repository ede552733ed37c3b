/** What happened to a person or a payroll run, as sentences, on the record itself. */
import type { GraphQLResolveInfo } from 'graphql';
import { ADMINS, hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { type Range, rangePage, toStretch } from '../../graph/keyset.ts';
import type { ConnectionArgs } from '../../graph/pageArgs.ts';
import { selectedOfRows } from '../../graph/pagedConnection.ts';
import type { Context } from '../../operation/context.ts';
import { batched } from '../../platform/sql/batched.ts';
import { findManyByOwner } from '../../platform/sql/find.ts';
import { User } from '../people/user.graphql.ts';
import { HistoryEntry } from './auditLog.graphql.ts';
import { NEWEST_FIRST } from './auditLogs.service.ts';

const PAGE_SIZE = 20;

export const HistoryConnection = builder.connectionObject(
  { type: HistoryEntry, name: 'HistoryConnection' },
  { name: 'HistoryEdge' },
);

// What a query selects is known only when it runs, and the type of the rows does not include it.
const entriesAbout = batched(
  (context, keys, entityType: string, { select }: { select?: object }, range: Range) =>
    findManyByOwner(context, 'auditLog', 'entityId', keys, {
      select: { ...select, id: true, timestamp: true },
      ...toStretch(NEWEST_FIRST, { entityType }, range),
    }),
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
    (range) =>
      entriesAbout(
        context,
        record.entityId,
        record.entityType,
        selectedOfRows(context, info, 'HistoryEntry'),
        range,
      ),
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
