/**
 * The run itself: written with its days, its hold on the time log, its statement and its audit entry, in the caller's
 * transaction.
 */
import { record } from '../auditLogs/record.ts';
import type { SignedInContext, Tx } from '../context.ts';
import { ConflictError, NotFoundError } from '../graphql/errors.ts';
import { type Day, toDbDate, todayIn } from '../lib/dates.ts';
import { toAmount, toDecimal } from '../lib/money.ts';
import { writeStatement } from '../statements/write.ts';
import { holdDays } from './heldDays.ts';
import { type EntryCents, totalsOf, type WeekTotals } from './weekInput.ts';

export const ARCHIVED_PAYEE = 'An archived user cannot be paid.';

/** Whom to pay for which week, and what: checked, days in their order. */
export interface WeekToPay {
  userId: string;
  /** A Monday. */
  weekStart: Day;
  weekEnd: Day;
  /** The company's day of processing where it is left out. */
  payDate?: Day | null | undefined;
  entries: EntryCents[];
}

/** The key of the run and what it adds up to. */
export interface WrittenRun {
  runId: string;
  totals: WeekTotals;
}

/** Locks the payee's row, so that nobody archives him while he is paid. Throws NotFoundError and ConflictError. */
async function assertPayable(tx: Tx, userId: string): Promise<void> {
  const [payee] = await tx.$queryRaw<{ archivedAt: Date | null }[]>`
    SELECT "archivedAt" FROM "User" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
  if (!payee) throw new NotFoundError('User');
  if (payee.archivedAt) throw new ConflictError(ARCHIVED_PAYEE);
}

/**
 * Writes the run. A run of the same person and week that is not void makes it fail on a unique violation, for the
 * caller to read (`isUniqueViolation`). Throws NotFoundError for nobody and ConflictError for an archived payee.
 */
export async function writeRun(tx: Tx, context: SignedInContext, week: WeekToPay): Promise<WrittenRun> {
  const { userId, weekStart, weekEnd, entries } = week;
  const payDate = week.payDate ?? todayIn(context.now(), context.timeZone);
  const totals = totalsOf(entries);
  await assertPayable(tx, userId);
  const replaced = await tx.payrollRun.findFirst({
    where: { userId, weekStart: toDbDate(weekStart), status: 'VOID', replacedBy: null },
    orderBy: { number: 'desc' },
    select: { id: true },
  });
  const run = await tx.payrollRun.create({
    data: {
      userId,
      weekStart: toDbDate(weekStart),
      weekEnd: toDbDate(weekEnd),
      basePay: toDecimal(totals.basePay),
      bonuses: toDecimal(totals.bonuses),
      totalPay: toDecimal(totals.totalPay),
      payDate: toDbDate(payDate),
      processedById: context.viewer.id,
      processedAt: context.now(),
      replacesId: replaced?.id ?? null,
    },
    select: { id: true, number: true },
  });
  await tx.payrollEntry.createMany({
    data: entries.map(({ date, pay, expenses, notes }) => ({
      runId: run.id,
      date: toDbDate(date),
      pay: toDecimal(pay),
      expenses: toDecimal(expenses),
      notes,
    })),
  });
  await holdDays(tx, context, userId, run.id, entries);
  await writeStatement(tx, context, { runId: run.id, number: run.number, ...week, payDate });
  await record(tx, context, {
    action: 'PAYROLL_CALCULATED',
    entityType: 'PayrollRun',
    entityId: run.id,
    newValues: {
      number: run.number,
      userId,
      weekStart,
      basePay: toAmount(totals.basePay),
      bonuses: toAmount(totals.bonuses),
      totalPay: toAmount(totals.totalPay),
      payDate,
      replaces: replaced?.id,
    },
  });
  return { runId: run.id, totals };
}
