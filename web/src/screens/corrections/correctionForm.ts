import { readCents } from 'rules/amounts';
import { computeDifferences, type DayAsPaid, describeCorrection, sumDifferences } from 'rules/corrections';
import type { Day } from 'rules/days';
import type { ExpenseCategory } from 'rules/expenses';
import { sumCents, toDecimal } from 'rules/money';
import { describeHandedOut } from 'rules/plans';
import { listWeekDays } from 'rules/weeks';
import { handOut, type PlannedDeduction, readDeductions } from '../plans/plannedDeductions';

/** A day as it should have been paid. Amounts are plain decimals, or '' when empty. */
export type CorrectedDay = {
  readonly date: Day;
  readonly pay: string;
  readonly expenses: string;
  readonly notes: string;
  readonly category?: ExpenseCategory;
};

/** A day's present amounts, in dollars. */
type GivenDay = {
  readonly date: Day;
  readonly pay: number;
  readonly compensated: number;
  readonly reimbursed: number;
  readonly notes: string;
  readonly category?: string | null;
};

export const toDayAsPaid = ({ date, pay, compensated, reimbursed }: GivenDay): DayAsPaid => ({
  date,
  pay: readCents(pay),
  compensated: readCents(compensated),
  reimbursed: readCents(reimbursed),
});

const toText = (cents: number): string => (cents > 0 ? toDecimal(cents) : '');

/** The seven days with their present amounts. */
export const daysToCorrect = (weekStart: Day, days: readonly GivenDay[]): CorrectedDay[] =>
  listWeekDays(weekStart).map((date) => {
    const given = days.find((day) => day.date === date);
    if (!given) return { date, pay: '', expenses: '', notes: '' };
    const { pay, compensated, reimbursed } = toDayAsPaid(given);
    const category = (given.category ?? undefined) as ExpenseCategory | undefined;
    return {
      ...{ date, pay: toText(pay), expenses: toText(compensated + reimbursed), notes: given.notes },
      ...(category && { category }),
    };
  });

/** The days in the format of the request: empty ones are left out. */
export const toWeeklyData = (days: readonly CorrectedDay[]) =>
  days
    .map(({ date, pay, expenses, notes, category }) => ({
      ...{ date, pay: readCents(pay) / 100, expenses: readCents(expenses) / 100, notes: notes.trim() },
      ...(category && readCents(expenses) > 0 && { category }),
    }))
    .filter(({ pay, expenses }) => pay > 0 || expenses > 0);

type Run = {
  /** What was paid for the week with void runs. */
  readonly paidBefore: readonly { readonly amount: number }[];
  readonly standing: {
    readonly total: number;
    readonly paid: number;
    readonly paidOn: Day | null | undefined;
    readonly days: readonly GivenDay[];
    /** What plans take from the run that replaces this one. */
    readonly deductions: readonly PlannedDeduction[];
  };
};

/** The correction's result, in words and in cents; `message` is null while nothing is changed. */
export function previewCorrection(
  { paidBefore, standing: { total, paid, paidOn, days, deductions } }: Run,
  corrected: readonly CorrectedDay[],
  weekly: string,
) {
  const differences = computeDifferences(
    days.map(toDayAsPaid),
    corrected.map((day) => ({ ...day, pay: readCents(day.pay), expenses: readCents(day.expenses) })),
  );
  const { total: difference } = sumDifferences(differences);
  const correctedTotal = readCents(total) + difference;
  const isChanged = differences.length > 0;
  // An earlier correction that is still to be paid is not paid yet.
  const open = correctedTotal - readCents(paid);
  const message = describeCorrection({
    ...{ paid: readCents(paid), paidOn: paidOn ?? null, correctedTotal },
    difference: difference < 0 ? difference : open,
    weekly: readCents(weekly),
  });
  const before = sumCents(paidBefore.map(({ amount }) => readCents(amount)));
  const week = { total: correctedTotal, paidBefore: before };
  const net = paidOn ? null : describeHandedOut(handOut(readDeductions(deductions), [], week));
  return { isChanged, difference, message: isChanged ? [message, net].filter(Boolean).join(' ') : null };
}
