import { readCents, sumAmounts } from 'rules/amounts';

/** What is typed for one day. Amounts are plain decimals ('1234.50') or '' for nothing. */
export type DayEntry = {
  readonly date: string;
  readonly pay: string;
  readonly expenses: string;
  readonly notes: string;
};

/** The fields of a day in the order of the grid's columns. */
export const entryFields = ['pay', 'expenses', 'notes'] as const;
export type EntryField = (typeof entryFields)[number];

/** Sums of a week in whole cents. */
export type Totals = { readonly basePay: number; readonly expenses: number; readonly total: number };

export function emptyEntry(date: string): DayEntry {
  return { date, pay: '', expenses: '', notes: '' };
}

/** Whether two weeks pay and say the same. */
export function isSameEntries(one: readonly DayEntry[], other: readonly DayEntry[]): boolean {
  const said = (entries: readonly DayEntry[]) => JSON.stringify(entries.map(toInput));
  return said(one) === said(other);
}

/** Adds up what was typed; what cannot be read counts as 0. */
export function computeTotals(entries: readonly DayEntry[]): Totals {
  const basePay = sumAmounts(entries.map(({ pay }) => pay));
  const expenses = sumAmounts(entries.map((entry) => entry.expenses));
  return { basePay, expenses, total: basePay + expenses };
}

/** A day as the server takes it. */
export function toInput({ date, pay, expenses, notes }: DayEntry) {
  return { date, pay: readCents(pay) / 100, expenses: readCents(expenses) / 100, notes: notes.trim() };
}
