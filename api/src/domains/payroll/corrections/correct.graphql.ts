/** Corrects a payment, and shows its current amounts. */
import { toAmount } from 'rules/money';
import { MANAGERS } from 'rules/roles';
import { builder } from '../../../graph/builder.ts';
import { changedRecord } from '../../../graph/changedRecord.ts';
import type { Context } from '../../../operation/context.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../../operation/errors.ts';
import { batched } from '../../../platform/sql/batched.ts';
import { canPay } from '../../../viewer/policy.ts';
import { openPlansOfRuns } from '../../plans/due.sql.ts';
import { ExpenseCategoryEnum } from '../../receipts/receipt.graphql.ts';
import { PayrollRun } from '../payrollRun.graphql.ts';
import { PlannedDeduction } from '../plannedDeduction.graphql.ts';
import { PayrollEntryInput } from '../process.graphql.ts';
import { correctPayment } from './correct.service.ts';
import { allLines, type CorrectableDay as DayShape, daysAsCorrected } from './correctedPay.ts';
import { correctPaymentInput } from './correctInput.ts';
import { CORRECTED_PAY, type CorrectedPay, toCorrectedPay } from './readCorrectedPay.ts';
import { replacedDeductions } from './replacedDeductions.ts';

const CorrectableDay = builder.objectRef<DayShape>('CorrectableDay').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'What was paid for a day, corrections included. What receipts pay is not part of it.',
  // Reached only through the run, which checks the access.
  authScopes: { signedIn: true },
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'A day of the week.' }),
    pay: t.field({
      type: 'Money',
      description: 'Pay for the day in dollars.',
      resolve: ({ pay }) => toAmount(pay),
    }),
    compensated: t.field({
      type: 'Money',
      description: 'Expenses of the day that count as compensation, in dollars.',
      resolve: ({ compensated }) => toAmount(compensated),
    }),
    reimbursed: t.field({
      type: 'Money',
      description: 'Expenses of the day that were reimbursed, in dollars.',
      resolve: ({ reimbursed }) => toAmount(reimbursed),
    }),
    notes: t.exposeString('notes', { description: 'What was noted about the day; empty if nothing.' }),
    category: t.expose('category', {
      type: ExpenseCategoryEnum,
      nullable: true,
      description: 'What kind of expenses; null where there are none, or no one said.',
    }),
  }),
});

const openPlans = batched(async (context: Context, runs) => {
  const found = await context.sql.read(context, openPlansOfRuns({ runs }));
  return new Map(Object.entries(found));
});

const StandingPay = builder.objectRef<CorrectedPay>('PayrollRunStanding').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'What a run and its valid corrections come to.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    days: t.field({
      type: [CorrectableDay],
      description: 'The days with an entry, in their order.',
      resolve: ({ runs }) => daysAsCorrected(runs),
    }),
    total: t.field({
      type: 'Money',
      description: 'Total pay of the run and its corrections, in dollars; receipts included.',
      resolve: ({ total }) => toAmount(total),
    }),
    paid: t.field({
      type: 'Money',
      description: 'How much of the total has been paid, in dollars.',
      resolve: ({ paid }) => toAmount(paid),
    }),
    paidOn: t.expose('paidOn', {
      type: 'Date',
      nullable: true,
      description: 'The calendar day on which the last of it was paid; null if nothing was.',
    }),
    deductions: t.withAuth({ signedIn: true }).field({
      type: [PlannedDeduction],
      description:
        'What plans take from the run that replaces one that is not paid, without those that it left out. None of a paid or void one, and for those who may not correct it.',
      resolve: async ({ id, status, userId, weekStart, payDate, runs }, _args, context) => {
        if (status !== 'PROCESSED' || canPay(context.viewer, { id: userId }) !== null) return [];
        return replacedDeductions(await openPlans(context, id), {
          weekStart,
          payDate,
          lines: allLines(runs),
        });
      },
    }),
  }),
});

builder.prismaObjectFields(PayrollRun, (t) => ({
  adjusts: t.relation('adjusts', {
    nullable: true,
    description: 'For an adjustment: the run of the week that it adds to or corrects; null for other runs.',
  }),
  adjustments: t.relation('adjustments', {
    type: PayrollRun,
    description: 'The runs that add to this one or correct it, by number; void ones as well.',
    query: { orderBy: { number: 'asc' } },
  }),
  correctionReason: t.exposeString('correction', {
    nullable: true,
    description: 'Why an adjustment corrects a run; null for other runs, and for one that adds something.',
  }),
  standing: t.field({
    type: StandingPay,
    description: 'What Correct Payment starts from.',
    select: CORRECTED_PAY,
    resolve: toCorrectedPay,
  }),
  viewerCanCorrect: t.withAuth({ signedIn: true }).boolean({
    description: 'Whether the viewer may correct it: a regular run that is not void and not their own.',
    select: { status: true, kind: true },
    resolve: (run, _args, { viewer }) =>
      run.status !== 'VOID' && run.kind === 'REGULAR' && canPay(viewer, { id: run.userId }) === null,
  }),
}));

const CorrectPaymentInput = builder.inputType('CorrectPaymentInput', {
  description: 'Which run, and the right amounts.',
  validate: correctPaymentInput,
  fields: (t) => ({
    runId: t.id({ required: true, description: 'The id of a regular payroll run that is not void.' }),
    weeklyData: t.field({
      type: [PayrollEntryInput],
      required: true,
      description:
        'The days as they should have been, without what receipts pay; days left out should have been paid nothing.',
    }),
    reason: t.string({
      required: true,
      description: 'Why, which the payee can read too; at most 500 characters.',
    }),
    payDate: t.field({
      type: 'Date',
      description:
        "The pay date. If left out: the company's current day, or the run's pay date if it is not paid yet.",
    }),
    expectedTotal: t.field({
      type: 'Money',
      required: true,
      description: 'The total when this was decided. If it has changed since, nothing happens.',
    }),
    weekly: t.field({
      type: 'Money',
      description:
        'Dollars to take back each week if too much was paid; if left out, as much as the floor allows.',
    }),
    requestKey: t.string({
      required: true,
      description:
        'Made up by the client. If it is sent again with the same request, the first response is repeated.',
    }),
  }),
});

builder.mutationField('correctPayment', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: PayrollRun,
    tokenScope: 'PAYROLL_WRITE',
    description:
      'Corrects a payment. A run that is not paid yet is voided and replaced; a paid one stays as it is, and the difference becomes a run of its own, or is taken back from later runs if too much was paid. Returns the run that was made.',
    errors: { types: [ConflictError, ForbiddenError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: CorrectPaymentInput, required: true }) },
    resolve: changedRecord('payrollRun', correctPayment),
  }),
);
