/** A batch that puts everyone on payroll for a week, and the outcome for each person. */
import { addDays, fromUtcMidnight } from 'rules/days';
import { fromDecimal, toAmount } from 'rules/money';
import { MANAGERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { nodeFor } from '../../graph/nodeFor.ts';
import { totalCount } from '../../graph/pagedConnection.ts';
import { words } from '../../graph/words.ts';
import {
  batchFields,
  CREATED_AT,
  FINISHED_AT,
  itemStatus,
  progressField,
  STARTED_BY,
  TOTAL_COUNT,
} from '../batches/batchTypes.ts';
import { payrollBatch } from './payrollBatch.ts';

const PayrollBatchItemStatusEnum = itemStatus(
  'PayrollBatch',
  'Each person waits for their turn, and is then put on payroll or not.',
);

const PayrollBatchItem = builder.prismaObject('PayrollBatchItem', {
  tokenScope: 'PAYROLL_READ',
  description: 'One person of the job, and what came of it.',
  authScopes: { anyRole: MANAGERS },
  select: { batchId: true, userId: true },
  fields: (t) => ({
    user: t.relation('user', { description: 'Who is paid.' }),
    status: t.expose('status', {
      type: PayrollBatchItemStatusEnum,
      description: "Whether it is this person's turn yet, and how it ended.",
    }),
    totalPay: t.expose('totalPay', {
      type: 'Money',
      description: 'Pay and expenses as fixed when the batch was started.',
    }),
    run: t.relation('run', {
      nullable: true,
      description: "The person's run; null until the person is done.",
    }),
    message: t.exposeString('refusal', {
      nullable: true,
      description: 'Why the person is not on payroll; null unless refused.',
    }),
  }),
});

const PayrollBatchItemConnection = builder.connectionObject(
  {
    type: PayrollBatchItem,
    name: 'PayrollBatchItemConnection',
    fields: (t) => ({
      totalCount: totalCount(t, TOTAL_COUNT),
    }),
  },
  { name: 'PayrollBatchItemEdge' },
);

const batch = batchFields(payrollBatch);

export const PayrollBatch = builder.prismaNode('PayrollBatch', {
  tokenScope: 'PAYROLL_READ',
  id: { field: 'id' },
  // For everyone else, no such batch exists.
  nullable: true,
  description:
    'A job that puts everyone in a week on payroll, and how far it has come. For managers and administrators.',
  findUnique: nodeFor(MANAGERS),
  select: { id: true },
  authScopes: { anyRole: MANAGERS },
  runScopesOnType: true,
  fields: (t) => ({
    weekStart: t.expose('weekStart', {
      type: 'Date',
      description: words.monday,
    }),
    weekEnd: t.field({
      type: 'Date',
      description: words.sunday,
      select: { weekStart: true },
      resolve: (batch) => addDays(fromUtcMidnight(batch.weekStart), 6),
    }),
    payDate: t.expose('payDate', {
      type: 'Date',
      description: 'The pay date of every run of the batch.',
    }),
    createdAt: t.expose('createdAt', CREATED_AT),
    createdBy: t.relation('createdBy', STARTED_BY),
    finishedAt: t.expose('finishedAt', FINISHED_AT),
    total: t.int(batch.count('total', 'How many people it puts on payroll.')),
    done: t.int(batch.count('done', 'How many are on payroll.')),
    refused: t.int(batch.count('refused', 'How many could not be put on payroll; each item says why.')),
    paidTotal: t.field({
      type: 'Money',
      description: 'What the runs of those who are done add up to.',
      resolve: async (row, _args, context) =>
        toAmount(fromDecimal((await batch.progress(row, context)).paidTotal)),
    }),
    items: t.connection(
      {
        type: PayrollBatchItem,
        description: 'The people, in the order of the board; at most 200 at a time.',
        args: { status: t.arg({ type: PayrollBatchItemStatusEnum, description: words.anyStatus }) },
        resolve: batch.items,
      },
      PayrollBatchItemConnection,
    ),
  }),
});

builder.subscriptionField('payrollBatchProgress', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    ...progressField(payrollBatch, MANAGERS),
    type: PayrollBatch,
    args: {
      id: t.arg.id({
        required: true,
        description: 'The id of a payroll batch, as startPayrollBatch returns it.',
      }),
    },
    resolve: (query, { value }, _args, { db }) =>
      db.payrollBatch.findUniqueOrThrow({ ...query, where: { id: value } }),
  }),
);
