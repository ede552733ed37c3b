/** One sitting that pays everybody for a week, and what became of each person. */
import { queryFromInfo } from '@pothos/plugin-prisma';
import { addDays, fromUtcMidnight } from 'rules/days';
import { fromDecimal, toAmount } from 'rules/money';
import { MANAGERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { nodeFor } from '../../graph/nodeFor.ts';
import { type Counted, page } from '../../graph/pagedConnection.ts';
import { memoizeByKey } from '../../platform/lib/memoizeByKey.ts';
import { loadProgress } from './progress.ts';

export const MAX_BATCH_PAGE = 200;

const PayrollBatchItemStatusEnum = builder.enumType('PayrollBatchItemStatus', {
  description: 'Each person waits for the turn, and then is put on payroll or not.',
  values: ['WAITING', 'DONE', 'REFUSED'] as const,
});

const PayrollBatchItem = builder.prismaObject('PayrollBatchItem', {
  authScopes: { anyRole: MANAGERS },
  select: { batchId: true, userId: true },
  fields: (t) => ({
    user: t.relation('user', { description: 'Who is paid.' }),
    status: t.expose('status', { type: PayrollBatchItemStatusEnum }),
    totalPay: t.field({
      type: 'Money',
      description: 'Pay and expenses as they were decided when the batch was started.',
      select: { totalPay: true },
      resolve: (item) => toAmount(fromDecimal(item.totalPay)),
    }),
    run: t.relation('run', { nullable: true, description: 'The run, once the person is done.' }),
    message: t.exposeString('refusal', { nullable: true, description: 'Why the person is not on payroll.' }),
  }),
});

const PayrollBatchItemConnection = builder.connectionObject(
  {
    type: PayrollBatchItem,
    name: 'PayrollBatchItemConnection',
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many people match, on all pages.',
        resolve: (connection) => (connection as unknown as Counted).totalCount(),
      }),
    }),
  },
  { name: 'PayrollBatchItemEdge' },
);

/** The four numbers of a batch are one statement, whichever of them are asked for. */
const sharedProgress = memoizeByKey((batch: { id: string }, db: Parameters<typeof loadProgress>[0]) =>
  loadProgress(db, batch.id),
);

export const PayrollBatch = builder.prismaNode('PayrollBatch', {
  id: { field: 'id' },
  // For anybody else there is no such batch.
  nullable: true,
  findUnique: nodeFor(MANAGERS),
  select: { id: true },
  authScopes: { anyRole: MANAGERS },
  runScopesOnType: true,
  fields: (t) => ({
    weekStart: t.field({
      type: 'Date',
      description: 'The Monday.',
      select: { weekStart: true },
      resolve: (batch) => fromUtcMidnight(batch.weekStart),
    }),
    weekEnd: t.field({
      type: 'Date',
      description: 'The Sunday.',
      select: { weekStart: true },
      resolve: (batch) => addDays(fromUtcMidnight(batch.weekStart), 6),
    }),
    payDate: t.field({
      type: 'Date',
      description: 'The calendar day the money counts as paid, on every run of the batch.',
      select: { payDate: true },
      resolve: (batch) => fromUtcMidnight(batch.payDate),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    createdBy: t.relation('createdBy', {
      nullable: true,
      description: 'Who started it; null when that person has been deleted.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the last person was settled; null while the job is at it.',
    }),
    total: t.int({
      description: 'How many people it pays.',
      resolve: async (batch, _args, { db }) => (await sharedProgress(batch, db)).total,
    }),
    done: t.int({
      description: 'How many are on payroll.',
      resolve: async (batch, _args, { db }) => (await sharedProgress(batch, db)).done,
    }),
    refused: t.int({
      description: 'How many could not be put on payroll; each item says why.',
      resolve: async (batch, _args, { db }) => (await sharedProgress(batch, db)).refused,
    }),
    paidTotal: t.field({
      type: 'Money',
      description: 'What the runs of those who are done add up to.',
      resolve: async (batch, _args, { db }) => toAmount((await sharedProgress(batch, db)).paidTotal),
    }),
    items: t.connection(
      {
        type: PayrollBatchItem,
        description: 'The people, in the order of the board; at most 200 at a time.',
        args: { status: t.arg({ type: PayrollBatchItemStatusEnum }) },
        resolve: (batch, args, context, info) => {
          const where = { batchId: batch.id, ...(args.status ? { status: args.status } : {}) };
          return page(
            args,
            (window) =>
              context.db.payrollBatchItem.findMany({
                ...queryFromInfo({ context, info, path: ['edges', 'node'] }),
                ...window,
                where,
                orderBy: { position: 'asc' },
              }),
            () => context.db.payrollBatchItem.count({ where }),
            { maxSize: MAX_BATCH_PAGE },
          );
        },
      },
      PayrollBatchItemConnection,
    ),
  }),
});
