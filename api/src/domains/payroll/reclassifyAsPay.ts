/**
 * Writing off an advance, or an amount wrongly paid as an expense, makes it compensation in the year of the decision.
 * That year's 1099 reports it, and no earlier year changes. A run of that day records it: it has the amount as pay,
 * deducts the rest of the plan, and pays nothing.
 */
import { formatDay } from 'rules/dayFormats';
import { addDays, type Day, fromUtcMidnight } from 'rules/days';
import { type Cents, fromDecimal, sumCents } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import { queueMails } from '../../notices/mail/queueMails.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import { computeOwed, type LockedPlan, TAKEN } from '../plans/planRows.ts';
import { addToDays } from './corrections/addedDays.ts';
import { toRunLine } from './pay/runLine.ts';
import { liveRunWhere } from './payrollWeek.service.ts';
import { writeLines } from './writeRun.ts';

interface FoundExpense {
  /** The week whose run found the overpayment. */
  weekStart: Day;
  /** How much of it was paid as an expense. Above zero. */
  amount: Cents;
}

/** The part of an overpayment that was paid as an expense; null if none was. */
export async function findReimbursed(tx: Tx, { id }: { id: string }): Promise<FoundExpense | null> {
  const line = await tx.payrollLine.findFirst({
    where: { planId: id, amount: { gt: 0 } },
    select: { runId: true, taxClass: true, amount: true, run: { select: { weekStart: true } } },
  });
  if (!line) return null;
  const whole = fromDecimal(line.amount);
  const toExpense = (amount: Cents) =>
    amount > 0 ? { weekStart: fromUtcMidnight(line.run.weekStart), amount } : null;
  if (line.taxClass !== 'DEDUCTION') return toExpense(line.taxClass === 'REIMBURSEMENT' ? whole : 0);
  // A correction in a later year deducts the amounts it lowers, whatever their class.
  const lowered = await tx.payrollLine.findMany({
    where: { runId: line.runId, kind: 'DEDUCTION', adjustsLine: { is: { taxClass: 'REIMBURSEMENT' } } },
    select: { amount: true },
  });
  return toExpense(Math.min(whole, 0 - sumCents(lowered.map(({ amount }) => fromDecimal(amount)))));
}

interface Reclassified {
  plan: Pick<LockedPlan, 'id' | 'userId'>;
  /** What is left of the plan. */
  left: Cents;
  /** How much of that becomes pay. */
  amount: Cents;
  /** The day of the line, and the Monday of its week. */
  day: Day;
  weekStart: Day;
  /** As the statement prints it. */
  description: string;
}

/**
 * Writes the run, and returns what it has left of the plan. The caller has locked the payee. Throws ConflictError while
 * the payee still owes something for void runs of the week, because the run would have to take that off first.
 */
export async function reclassifyAsPay(
  tx: Tx,
  context: SignedInContext,
  { plan, left, amount, day: date, weekStart, description }: Reclassified,
): Promise<Cents> {
  const { userId } = plan;
  const base = await tx.payrollRun.findFirst({
    where: liveRunWhere({ userId, weekStart }),
    select: { id: true },
  });
  const line = { kind: 'EXTRA', taxClass: 'COMPENSATION', amount, date, description } as const;
  const day = { date, pay: amount, expenses: 0, isWorked: false, note: description };
  await writeLines(tx, context, {
    ...{ kind: 'ADJUSTMENT', adjustsId: base?.id ?? null, correction: null, paysOff: plan.id },
    ...{ userId, weekStart, weekEnd: addDays(weekStart, 6), receipts: [] },
    payDate: todayIn(context.now(), context.timeZone),
    days: addToDays([], [day]),
    lines: [{ ...toRunLine(line), extra: 'OTHER' }],
  });
  const after = await tx.plan.findUniqueOrThrow({
    where: { id: plan.id },
    select: { total: true, writtenOff: true, ...TAKEN },
  });
  const rest = left - amount;
  if (computeOwed(after) !== rest)
    throw new ConflictError(
      `Some of what was paid for the week of ${formatDay(weekStart)} with a payroll run that is void is still open. Take it back or process the week again, and then write this off.`,
    );
  await queueMails(tx, context, 'statementReady', [{ userId, values: {}, about: [plan.id] }]);
  return rest;
}
