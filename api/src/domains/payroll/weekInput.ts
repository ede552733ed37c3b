/** The input rules for a week of payroll, and its sums. Pure. */
import { createHash } from 'node:crypto';
import { formatDay } from 'rules/dayFormats';
import { addDays, type Day } from 'rules/days';
import { EXPENSE_CATEGORY_NAMES, type ExpenseCategory } from 'rules/expenses';
import { MAX_DAY_NOTES } from 'rules/limits';
import { type Cents, formatMoney, MAX_DAY_CENTS, sumCents, toAmount } from 'rules/money';
import { isMonday } from 'rules/weeks';
import { z } from 'zod';
import { idempotencyKeyInput } from '../../graph/idempotencyKey.ts';
import type { EnteredDay } from '../../operation/firstDay.ts';
import { findDayIssues, NOT_A_MONDAY } from '../timeLogs/weekDays.ts';

const FUTURE_PAY = 'You can’t process pay for a future day.';

const dayAmount = (name: string) => {
  const message = `${name} must be between $0.00 and ${formatMoney(MAX_DAY_CENTS)}.`;
  return z.number().min(0, message).max(toAmount(MAX_DAY_CENTS), message);
};

/** One day's amounts. */
export const payrollEntryInput = z.object({
  date: z.string(),
  pay: dayAmount('Pay'),
  expenses: dayAmount('Expenses'),
  notes: z
    .string()
    .trim()
    .max(MAX_DAY_NOTES, `Notes must be at most ${MAX_DAY_NOTES.toLocaleString('en-US')} characters.`)
    .nullish(),
  category: z.enum(EXPENSE_CATEGORY_NAMES).nullish(),
});

type Entries = readonly z.infer<typeof payrollEntryInput>[];

export interface EntryIssue {
  path: (string | number)[];
  message: string;
}

/** An issue in the form of a ValidationError; `place` is the path of the days in the input. */
export const asIssue = ({ path, message }: EntryIssue, place: readonly string[] = []) => ({
  path: [...place, ...path.map(String)],
  message,
});

/** Issues with the days of a week as a whole. A start that is not a Monday is not one of them. */
export function weekIssues(weekStart: Day, weeklyData: Entries, hasReceipts = false): EntryIssue[] {
  const issues: EntryIssue[] = findDayIssues(weekStart, weeklyData).map(({ index, message }) => ({
    path: ['weeklyData', index, 'date'],
    message,
  }));
  if (!hasReceipts && weeklyData.every(({ pay, expenses }) => pay === 0 && expenses === 0))
    issues.push({ path: ['weeklyData'], message: 'Enter pay or expenses for at least one day.' });
  return issues;
}

/** Pay is for days up to today; expenses may be paid ahead. */
export const futurePay = (weeklyData: Entries, today: Day): EntryIssue[] =>
  weeklyData.flatMap(({ date, pay }, index) =>
    pay > 0 && date > today ? [{ path: ['weeklyData', index, 'pay'], message: FUTURE_PAY }] : [],
  );

/** The days that are paid for, each with its position in the input. */
export const paidDays = (
  { weeklyData }: Pick<PayrollWeekInput, 'weeklyData'>,
  place: readonly string[] = [],
): EnteredDay[] =>
  weeklyData.flatMap(({ date, pay, expenses }, index) =>
    pay > 0 || expenses > 0 ? [{ date, path: [...place, 'weeklyData', String(index), 'date'] }] : [],
  );

/** The most receipts that one run can pay. */
export const MAX_RUN_RECEIPTS = 200;

export const receiptIdsInput = z
  .array(z.string())
  .max(MAX_RUN_RECEIPTS, `At most ${MAX_RUN_RECEIPTS} receipts fit in a week.`)
  .refine((ids) => new Set(ids).size === ids.length, 'A receipt appears twice.');

/** The most plans that can be skipped for one person. */
const MAX_SKIPPED_PLANS = 50;

export const skipPlansInput = z
  .array(z.string())
  .max(MAX_SKIPPED_PLANS, `At most ${MAX_SKIPPED_PLANS} plans can be left out.`)
  .refine((ids) => new Set(ids).size === ids.length, 'A plan appears twice.');

/** The contract's rules for a week. The Money scalar checks for two decimals. */
export const payrollWeekInput = z
  .object({
    userId: z.string(),
    weekStart: z.string(),
    weekEnd: z.string(),
    weeklyData: z.array(payrollEntryInput),
    payDate: z.string().nullish(),
    receiptIds: receiptIdsInput.nullish(),
    skipPlans: skipPlansInput.nullish(),
    idempotencyKey: idempotencyKeyInput.nullish(),
  })
  .superRefine(({ weekStart, weekEnd, weeklyData, receiptIds }, { addIssue }) => {
    if (!isMonday(weekStart)) addIssue({ code: 'custom', path: ['weekStart'], message: NOT_A_MONDAY });
    else if (weekEnd !== addDays(weekStart, 6))
      addIssue({
        code: 'custom',
        path: ['weekEnd'],
        message: `The week must end on its Sunday, ${formatDay(addDays(weekStart, 6))}.`,
      });
    for (const issue of weekIssues(weekStart, weeklyData, Boolean(receiptIds?.length)))
      addIssue({ code: 'custom', ...issue });
  });

export type PayrollWeekInput = z.infer<typeof payrollWeekInput>;

export interface EntryCents {
  date: Day;
  pay: Cents;
  expenses: Cents;
  notes: string;
  /** The kind of expenses; omitted if not given, so that earlier requests keep the same fingerprint. */
  category?: ExpenseCategory | undefined;
}

/** The days in order, amounts in cents. */
export const toEntryCents = ({ weeklyData }: Pick<PayrollWeekInput, 'weeklyData'>): EntryCents[] =>
  weeklyData
    .map(({ date, pay, expenses, notes, category }) => ({
      date,
      pay: Math.round(pay * 100),
      expenses: Math.round(expenses * 100),
      notes: notes ?? '',
      ...(category ? { category } : {}),
    }))
    .sort((a, b) => a.date.localeCompare(b.date));

export interface WeekTotals {
  basePay: Cents;
  bonuses: Cents;
  totalPay: Cents;
}

export function computeTotals(entries: readonly Pick<EntryCents, 'pay' | 'expenses'>[]): WeekTotals {
  const basePay = sumCents(entries.map(({ pay }) => pay));
  const bonuses = sumCents(entries.map(({ expenses }) => expenses));
  return { basePay, bonuses, totalPay: basePay + bonuses };
}

/** Two requests are the same if they pay the same person, week, date and amounts; the order of days does not matter. */
export const fingerprint = (input: PayrollWeekInput): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...[input.userId, input.weekStart, input.payDate ?? null, toEntryCents(input)],
        // A request without receipts or plans keeps the fingerprint from before these existed.
        ...(input.receiptIds?.length ? [[...input.receiptIds].sort()] : []),
        ...(input.skipPlans?.length ? [{ skipPlans: [...input.skipPlans].sort() }] : []),
      ]),
    )
    .digest('hex');

/** The success message for the manager, including earlier payments and deductions if there are any. */
export const processedMessage = (
  { basePay, bonuses, totalPay }: WeekTotals,
  paidBefore: string | null = null,
  deducted: string | null = null,
): string => {
  const further = [paidBefore, deducted].filter((text) => text !== null).join(' ');
  return (
    `Weekly payroll processed successfully! Base pay: ${formatMoney(basePay)}, ` +
    `Expenses: ${formatMoney(bonuses)}, Total: ${formatMoney(totalPay)}${further ? `. ${further}` : ''}`
  );
};
