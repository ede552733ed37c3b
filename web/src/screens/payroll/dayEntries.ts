import { readCents, sumAmounts } from 'rules/amounts';
import type { ExpenseCategory } from 'rules/expenses';
import { toDecimal } from 'rules/money';
import { explainCompensation } from 'rules/payLines';

/** The fields of one day. Amounts are plain decimals ('1234.50') or '' when empty. */
export type DayEntry = {
  readonly date: string;
  readonly pay: string;
  readonly expenses: string;
  readonly notes: string;
  /** The category of the expenses; left out if not given. */
  readonly category?: ExpenseCategory;
};

/** The fields of a day in the order of the grid's columns. */
export const entryFields = ['pay', 'expenses', 'notes'] as const;
export type EntryField = (typeof entryFields)[number];

/** Sums of a week in whole cents. */
export type Totals = { readonly basePay: number; readonly expenses: number; readonly total: number };

export function emptyEntry(date: string): DayEntry {
  return { date, pay: '', expenses: '', notes: '' };
}

/** Whether two weeks have the same pay and texts. */
export function isSameEntries(one: readonly DayEntry[], other: readonly DayEntry[]): boolean {
  const said = (entries: readonly DayEntry[]) => JSON.stringify(entries.map(toInput));
  return said(one) === said(other);
}

/** Adds up the typed amounts; an unreadable one counts as 0. */
export function computeTotals(entries: readonly DayEntry[]): Totals {
  const basePay = sumAmounts(entries.map(({ pay }) => pay));
  const expenses = sumAmounts(entries.map((entry) => entry.expenses));
  return { basePay, expenses, total: basePay + expenses };
}

/** A day in the format of the request. */
export function toInput({ date, pay, expenses, notes, category }: DayEntry) {
  const cents = readCents(expenses);
  return {
    ...{ date, pay: readCents(pay) / 100, expenses: cents / 100, notes: notes.trim() },
    ...(category && cents > 0 && { category }),
  };
}

/** Why a day's expenses are paid as compensation; null if they are reimbursed, or there are none. */
export const explainDay = ({ expenses, notes, category }: DayEntry): string | null =>
  explainCompensation({ expenses: readCents(expenses), notes, category });

/** The server's text for the receipts of a day, after the typed notes. */
const RECEIPTS = /(?:^|; )Receipt(?: of [^,]+, \d{4})?, \$.*$/s;

/**
 * The form's values from a run: its receipts are free again when it is voided, and are proposed separately. A receipt
 * from before the week was counted on its Monday.
 */
export const withoutReceipts = (
  entries: readonly DayEntry[],
  receipts: readonly { readonly date: string; readonly amount: number }[],
): readonly DayEntry[] =>
  entries.map((entry, index) => {
    const own = receipts.filter(({ date }) => date === entry.date || (index === 0 && date < entry.date));
    if (own.length === 0) return entry;
    const typed = readCents(entry.expenses) - sumAmounts(own.map(({ amount }) => amount));
    const expenses = typed > 0 ? toDecimal(typed) : '';
    return { ...entry, expenses, notes: entry.notes.replace(RECEIPTS, '') };
  });

/** How much of the expenses is paid as compensation, in cents. */
export const sumTaxable = (entries: readonly DayEntry[]): number =>
  sumAmounts(entries.filter((entry) => explainDay(entry) !== null).map(({ expenses }) => expenses));
