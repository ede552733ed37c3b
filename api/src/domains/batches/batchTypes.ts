/** What both kinds of batch expose in the same way. */
import type { GraphQLResolveInfo } from 'graphql';
import { MAX_BATCH_PAGE } from 'rules/limits';
import type { RoleGroup } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { keysetPage } from '../../graph/keyset.ts';
import type { ConnectionArgs } from '../../graph/pageArgs.ts';
import { selectedOfRows } from '../../graph/pagedConnection.ts';
import { asc } from '../../graph/sortOrder.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { memoizeByKey } from '../../platform/lib/memoizeByKey.ts';
import type { BatchTable, Progress } from './batch.sql.ts';
import type { BatchKind } from './defineBatch.ts';
import { follow } from './follow.ts';

export const STARTED_BY = {
  nullable: true,
  description: 'Who started it; null when that person has been deleted.',
} as const;

export const FINISHED_AT = {
  type: 'DateTime',
  nullable: true,
  description: 'When the last person was processed; null while the job is running.',
} as const;

export const TOTAL_COUNT = 'How many people match, across all pages.';

export const itemStatus = (table: BatchTable, description: string) =>
  builder.enumType(`${table}ItemStatus`, {
    description,
    values: {
      WAITING: { description: 'Not reached yet.' },
      DONE: { description: 'Finished; the item names the record that came of it.' },
      REFUSED: { description: 'Not possible; `message` says why, and nothing was changed.' },
    },
  });

export const CREATED_AT = {
  type: 'DateTime',
  description: 'When the job was started and its people were chosen.',
} as const;

/** Prisma's types know one table at a time. Callers use only the columns that both tables have. */
const peopleOf = (db: Tx, table: BatchTable): Tx['taxDocumentBatchItem'] =>
  table === 'PayrollBatch'
    ? (db.payrollBatchItem as unknown as Tx['taxDocumentBatchItem'])
    : db.taxDocumentBatchItem;

const AS_ON_THE_BOARD = [asc.integer('position'), asc.key('userId')];

type Status = 'WAITING' | 'DONE' | 'REFUSED';

/** Resolvers of a batch's people and of its counts. One statement reads all the counts. */
export function batchFields<Measures extends object>({ table, loadProgress }: BatchKind<Measures>) {
  const shared = memoizeByKey((batch: { id: string }, { db }: Context) => loadProgress(db, batch.id));
  return {
    progress: shared,
    count: (name: keyof Progress, description: string) => ({
      description,
      resolve: async (batch: { id: string }, _args: object, context: Context) =>
        (await shared(batch, context))[name],
    }),
    items: (
      batch: { id: string },
      args: ConnectionArgs & { status?: Status | null | undefined },
      context: Context,
      info: GraphQLResolveInfo,
    ) => {
      const where = { batchId: batch.id, ...(args.status ? { status: args.status } : {}) };
      const people = peopleOf(context.db, table);
      const { select } = selectedOfRows(context, info);
      return keysetPage({
        args,
        info,
        order: AS_ON_THE_BOARD,
        within: batch.id,
        maxSize: MAX_BATCH_PAGE,
        where,
        find: (stretch) =>
          people.findMany({
            select: { ...select, batchId: true, userId: true, position: true },
            ...stretch,
          }),
        count: () => people.count({ where }),
      });
    },
  };
}

/** The subscription to a batch's progress. */
export const progressField = (kind: BatchKind, readers: RoleGroup) => ({
  description: 'The batch at once, again whenever it makes progress, and one last time when it is finished.',
  subscribe: (_root: object, { id }: { id: string }, context: SignedInContext) =>
    follow(kind, readers, context, id),
});
