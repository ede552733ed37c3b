/**
 * What a run pays, with the receipts in it: the lines, each with the receipt's own day, and the days. Pure.
 *
 * The days of a run always add up to it. So a receipt counts into the expenses of its day, and one from before the week
 * into those of the Monday; the notes of the day name it. It does not put the day itself on payroll: someone who has logged
 * work on it still waits for that day's pay.
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
  /** Whether the run pays for the day itself, which makes it a worked one. */
  isWorked: boolean;
  /** Whether the run takes the day from the time log: it pays for it, or someone entered expenses of it. */
  isTaken: boolean;
}

/** What the days pay, line by line, and then the receipts. */
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

/** The notes with as many of the receipts as there is room for; the lines have all of them. */
function toNotes(notes: string, receipts: readonly string[]): string {
  const parts = [notes, ...receipts].filter((part) => part !== '');
  const all = parts.join('; ');
  return all.length <= MAX_DAY_NOTES ? all : `${all.slice(0, MAX_DAY_NOTES - 1)}…`;
}

/** The days of the run in their order. */
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
