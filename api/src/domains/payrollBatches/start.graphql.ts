/** Pays everyone, and marks a week as paid. */
import { MANAGERS } from 'rules/roles';
import { isMonday } from 'rules/weeks';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { words } from '../../graph/words.ts';
import { ConflictError, ForbiddenError, ValidationError } from '../../operation/errors.ts';
import { PayrollEntryInput } from '../payroll/process.graphql.ts';
import { NOT_A_MONDAY } from '../timeLogs/weekDays.ts';
import { PayrollBatch } from './batch.graphql.ts';
import { payrollBatchInput } from './batchInput.ts';
import { PayrollBoard } from './board.graphql.ts';
import { payrollBoard } from './board.service.ts';
import { markWeekPaid } from './markWeekPaid.service.ts';
import { startPayrollBatch } from './start.service.ts';

const PayrollBatchEdit = builder.inputType('PayrollBatchEdit', {
  description: 'Amounts that go on payroll instead of the proposed ones.',
  fields: (t) => ({
    userId: t.id({ required: true, description: 'Whose amounts they are.' }),
    weeklyData: t.field({
      type: [PayrollEntryInput],
      required: true,
      description: 'The amounts of each day, in place of everything that was proposed.',
    }),
    receiptIds: t.idList({
      description: "The row's `receipts` that go on payroll, each once; all of them if left out.",
    }),
    skipPlans: t.idList({
      description: "The row's `deductions` that are skipped this time; none if left out.",
    }),
  }),
});

const PayrollBatchExpectation = builder.inputType('PayrollBatchExpectation', {
  description: 'What the screen showed: what you see is what goes on payroll.',
  fields: (t) => ({
    contractors: t.int({ required: true, description: 'How many people go on payroll.' }),
    totalPay: t.field({ type: 'Money', required: true, description: 'The total of all of them.' }),
    net: t.field({
      type: 'Money',
      description:
        'The net pay of all of them: less deductions and less what was already paid for the week. Not compared if left out.',
    }),
  }),
});

const StartPayrollBatchInput = builder.inputType('StartPayrollBatchInput', {
  description:
    'Puts every row that is ready on payroll, however many there are, except those excluded; held and empty ones if included or edited. People selected by `ready`, `held` and `search` need not be named, so that the shorter list can be sent.',
  validate: payrollBatchInput,
  fields: (t) => ({
    weekStart: t.field({ type: 'Date', required: true, description: words.monday }),
    payDate: t.field({ type: 'Date', description: words.payDate }),
    ready: t.boolean({
      description: 'Whether those who are ready go on payroll without being named: true if left out.',
    }),
    held: t.boolean({
      description: 'Whether those who are held go on payroll without being named: false if left out.',
    }),
    search: t.string({
      description: 'Of those who are not named, only matches go on payroll: words as in `PayrollBoard.rows`.',
    }),
    include: t.idList({
      description: 'People who go on payroll anyway: held, or not among those who do without being named.',
    }),
    exclude: t.idList({ description: 'People who stay off payroll now, whatever the other fields say.' }),
    edits: t.field({
      type: [PayrollBatchEdit],
      description: "At most one for each person; no one's proposal changes if left out.",
    }),
    expected: t.field({
      type: PayrollBatchExpectation,
      required: true,
      description: 'If it differs from what would go on payroll now, no one does.',
    }),
    idempotencyKey: t.string({
      required: true,
      description: 'If sent again with the same request, the same batch is returned.',
    }),
  }),
});

const StartPayrollBatchPayload = builder
  .objectRef<{ batchId: string }>('StartPayrollBatchPayload')
  .implement({
    description: 'The job, which continues on its own.',
    authScopes: { anyRole: MANAGERS },
    fields: (t) => ({
      batch: t.prismaField({
        type: PayrollBatch,
        description: 'Follow it with payrollBatchProgress, or query it until `finishedAt` is set.',
        resolve: (query, { batchId }, _args, { db }) =>
          db.payrollBatch.findUniqueOrThrow({ ...query, where: { id: batchId } }),
      }),
    }),
  });

builder.mutationField('startPayrollBatch', (t) =>
  t.withAuth({ anyRole: MANAGERS }).field({
    type: StartPayrollBatchPayload,
    tokenScope: 'PAYROLL_WRITE',
    description:
      "Runs a week's payroll for everyone as one job; each person is put on payroll or refused individually.",
    errors: { types: [ConflictError, ForbiddenError, ValidationError] },
    args: { input: t.arg({ type: StartPayrollBatchInput, required: true }) },
    resolve: async (_root, { input }, context) => ({ batchId: await startPayrollBatch(context, input) }),
  }),
);

const MarkWeekPaidExpectation = builder.inputType('MarkWeekPaidExpectation', {
  description: 'What the screen showed: what you see is what is marked.',
  fields: (t) => ({
    runs: t.int({ required: true, description: 'How many runs are marked.' }),
    totalPay: t.field({ type: 'Money', required: true, description: 'What all of them add up to.' }),
  }),
});

const MarkWeekPaidInput = builder.inputType('MarkWeekPaidInput', {
  description: 'The week whose runs have been paid out.',
  validate: z.object({
    weekStart: z.string().refine(isMonday, NOT_A_MONDAY),
    expected: z.object({ runs: z.int(), totalPay: z.number() }).nullish(),
  }),
  fields: (t) => ({
    weekStart: t.field({ type: 'Date', required: true, description: words.monday }),
    expected: t.field({
      type: MarkWeekPaidExpectation,
      description:
        'If it differs from what would be marked now, no run is marked. If left out, all of them are.',
    }),
  }),
});

const MarkWeekPaidPayload = builder
  .objectRef<{ paid: number; weekStart: string }>('MarkWeekPaidPayload')
  .implement({
    description: 'How many runs were marked, and the week as it is now.',
    authScopes: { anyRole: MANAGERS },
    fields: (t) => ({
      paid: t.exposeInt('paid', { description: 'How many runs were marked just now.' }),
      board: t.withAuth({ anyRole: MANAGERS }).field({
        type: PayrollBoard,
        description: 'The week in its current state.',
        resolve: ({ weekStart }, _args, context) => payrollBoard(context, weekStart),
      }),
    }),
  });

builder.mutationField('markWeekPaid', (t) =>
  t.withAuth({ anyRole: MANAGERS }).field({
    type: MarkWeekPaidPayload,
    tokenScope: 'PAYROLL_WRITE',
    description:
      "Marks every processed run of a week as paid on its pay date, except the viewer's own, those whose pay date has not come and those that wait for a second person.",
    errors: { types: [ConflictError, ForbiddenError, ValidationError] },
    args: { input: t.arg({ type: MarkWeekPaidInput, required: true }) },
    resolve: async (_root, { input: { weekStart, expected } }, context) => ({
      weekStart,
      paid: await markWeekPaid(context, weekStart, expected),
    }),
  }),
);
