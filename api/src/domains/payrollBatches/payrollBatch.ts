/** Paying everybody: each person is paid in one short transaction, or refused with a reason. */
import { addDays, type Day, fromUtcMidnight, isDay } from 'rules/days';
import { EXPENSE_CATEGORY_NAMES } from 'rules/expenses';
import { fromDecimal, toAmount } from 'rules/money';
import { MANAGERS } from 'rules/roles';
import { z } from 'zod';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { DomainError, ForbiddenError } from '../../operation/errors.ts';
import { isUniqueViolation } from '../../platform/db/transaction.ts';
import type { RowOf } from '../../platform/sql/define.ts';
import { canPay } from '../../viewer/policy.ts';
import { PAYEES } from '../batches/batch.sql.ts';
import { defineBatch, type RunningBatch } from '../batches/defineBatch.ts';
import { lockReceipts } from '../payroll/paidReceipts.ts';
import { assertPayable, lockPayee } from '../payroll/payee.ts';
import { ALREADY_PROCESSED } from '../payroll/process.service.ts';
import type { EntryCents } from '../payroll/weekInput.ts';
import { writeRun } from '../payroll/writeRun.ts';

interface RunningPayroll extends RunningBatch {
  weekStart: Date;
  payDate: Date;
}

type WaitingPayee = RowOf<typeof PAYEES.claimed>;

/** The days as the start of the batch has written them. */
const DAYS: z.ZodType<EntryCents[]> = z.array(
  z.object({
    date: z.custom<Day>((date) => typeof date === 'string' && isDay(date)),
    pay: z.int(),
    expenses: z.int(),
    notes: z.string(),
    category: z.enum(EXPENSE_CATEGORY_NAMES).optional(),
  }),
);

/** What a person is paid: the days alone, or with receipts and with plans that are left out. */
const ENTRIES = z.union([
  DAYS.transform((days) => ({ days, receipts: [], skipPlans: [] })),
  z.object({
    days: DAYS,
    receipts: z.array(z.object({ id: z.string(), cents: z.int() })),
    skipPlans: z.array(z.string()).default([]),
  }),
]);

async function pay(
  tx: Tx,
  context: SignedInContext,
  batch: RunningPayroll,
  { userId, entries }: WaitingPayee,
): Promise<string> {
  const verdict = canPay(context.viewer, { id: userId });
  if (verdict) throw new ForbiddenError(verdict);
  const weekStart: Day = fromUtcMidnight(batch.weekStart);
  assertPayable(await lockPayee(tx, context, userId));
  const { days, receipts, skipPlans } = ENTRIES.parse(entries);
  const weekEnd = addDays(weekStart, 6);
  const { runId } = await writeRun(tx, context, {
    userId,
    weekStart,
    weekEnd,
    payDate: fromUtcMidnight(batch.payDate),
    entries: days,
    skipPlans,
    receipts: await lockReceipts(tx, { userId, weekEnd }, receipts),
  });
  return runId;
}

/** What the business says against paying; null for an error. */
function toMessage(error: unknown): string | null {
  if (isUniqueViolation(error)) return ALREADY_PROCESSED;
  return error instanceof DomainError ? error.message : null;
}

export const payrollBatch = defineBatch<
  RunningPayroll,
  WaitingPayee,
  Pick<RowOf<typeof PAYEES.counted>, 'paidTotal'>
>({
  table: 'PayrollBatch',
  queue: 'payroll-batches',
  name: 'Payroll batch',
  find: (db, id) =>
    db.payrollBatch.findUnique({
      where: { id },
      select: { id: true, weekStart: true, payDate: true, createdById: true, finishedAt: true },
    }),
  anyRole: MANAGERS,
  rightsLost: 'The person who started this can no longer process payroll.',
  internalError: 'Something went wrong on our side. This person was not put on payroll; please try again.',
  people: PAYEES,
  process: pay,
  toMessage,
  mail: 'statementReady',
  finishedAction: 'PAYROLL_BATCH_FINISHED',
  finishedValues: ({ weekStart }, { done, refused, paidTotal }) => ({
    weekStart: fromUtcMidnight(weekStart),
    done,
    refused,
    totalPay: toAmount(fromDecimal(paidTotal)),
  }),
});
