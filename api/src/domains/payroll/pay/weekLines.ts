/**
 * What a run pays, including receipts: the lines, each with its receipt's own day, and the days. Pure.
 *
 * The days of a run always add up to it. So a receipt counts toward the expenses of its day, or toward Monday's if it
 * is from before the week, and the day's notes name it. It does not put the day itself on payroll: if someone logged
 * work on that day, the day's pay is still open.
 */
import { formatDay } from 'rules/dayFormats';
import { addDays, type Day } from 'rules/days';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from 'rules/expenses';
import { MAX_DAY_NOTES } from 'rules/limits';
import { type Cents, formatMoney } from 'rules/money';
import { toLines } from 'rules/payLines';
import type { EntryCents } from '../weekInput.ts';
import { type RunLine, toRunLine } from './runLine.ts';

export interface PaidReceipt {
  id: string;
  date: Day;
  category: ExpenseCategory;
  purpose: string;
  cents: Cents;
  hasFile: boolean;
}

/** A day of the run. */
export interface RunDay {
  date: Day;
  pay: Cents;
  expenses: Cents;
  notes: string;
  /** Whether the run pays for the day itself, which makes it a worked day. */
  isWorked: boolean;
  /** Whether the run takes the day from the time log: it pays for the day, or someone entered expenses for it. */
  isTaken: boolean;
}

/** The lines of the days, then the lines of the receipts. */
export const linesOf = (entries: readonly EntryCents[], receipts: readonly PaidReceipt[]): RunLine[] => [
  ...entries.flatMap((day) => toLines(day).map(toRunLine)),
  ...receipts.flatMap(({ date, cents, purpose, category, hasFile }) =>
    toLines({ date, pay: 0, expenses: cents, notes: purpose, category, hasReceipt: hasFile }).map(toRunLine),
  ),
];

function describe({ date, category, purpose, cents }: PaidReceipt, day: Day): string {
  const of = date === day ? '' : ` of ${formatDay(date)}`;
  return `Receipt${of}, ${formatMoney(cents)}: ${EXPENSE_CATEGORIES[category]}, ${purpose}`;
}

/** The notes, with as many receipts as fit. The lines list all of them. */
function toNotes(notes: string, receipts: readonly string[]): string {
  const parts = [notes, ...receipts].filter((part) => part !== '');
  const all = parts.join('; ');
  return all.length <= MAX_DAY_NOTES ? all : `${all.slice(0, MAX_DAY_NOTES - 1)}…`;
}

/** The days of the run, in order. */
export function daysOf(
  entries: readonly EntryCents[],
  receipts: readonly PaidReceipt[],
  weekStart: Day,
): RunDay[] {
  const placed = receipts.map((receipt) => ({
    ...receipt,
    day: receipt.date < weekStart ? weekStart : receipt.date,
  }));
  const typed = new Map(entries.map((entry) => [entry.date, entry]));
  const spent = new Set(placed.map(({ day }) => day));
  return Array.from({ length: 7 }, (_, index) => addDays(weekStart, index)).flatMap((date) => {
    const entry = typed.get(date);
    if (!entry && !spent.has(date)) return [];
    const { pay, expenses, notes } = entry ?? { pay: 0, expenses: 0, notes: '' };
    const own = placed.filter(({ day }) => day === date);
    return {
      date,
      pay,
      expenses: own.reduce((sum, { cents }) => sum + cents, expenses),
      notes: toNotes(
        notes,
        own.map((receipt) => describe(receipt, date)),
      ),
      isWorked: pay > 0,
      isTaken: pay > 0 || expenses > 0,
    };
  });
}
