import { addAmounts, readCents } from 'rules/amounts';
import { getDayName } from 'rules/days';
import { type Cents, toDecimal } from 'rules/money';
import { type CsvColumn, csvFileName, toCsv } from '../../kit/lib/csv';
import { saveCsv } from '../../kit/lib/download';
import type { DayEntry } from './dayEntries';

const HEADERS = ['Day', 'Date', 'Pay', 'Expenses', 'Net', 'Notes'] as const;

const columns = HEADERS.map(
  (header, index): CsvColumn<readonly string[]> => ({
    header,
    cell: (cells) => cells[index],
  }),
);

const toCells = ({ date, pay, expenses, notes }: DayEntry): readonly string[] => [
  getDayName(date),
  date,
  toDecimal(readCents(pay)),
  toDecimal(readCents(expenses)),
  // The day's total: expenses are paid back on top of the pay.
  addAmounts([pay, expenses]),
  notes,
];

/** The week's days as on screen; the week's deductions are a row of their own, so that Net adds up. */
export function payrollCsv(entries: readonly DayEntry[], deducted: Cents): string {
  const rows = entries.map(toCells);
  return toCsv(columns, deducted ? [...rows, ['Deducted', '', '', '', toDecimal(-deducted), '']] : rows);
}

export type WeekOnScreen = {
  readonly lastName: string;
  readonly weekStart: string;
  readonly entries: readonly DayEntry[];
  /** The week's deductions, in cents. */
  readonly deducted: Cents;
};

/** Saves the days as 'payroll_lastname_2026-11-16.csv'. */
export function savePayrollCsv({ lastName, weekStart, entries, deducted }: WeekOnScreen): void {
  saveCsv(payrollCsv(entries, deducted), csvFileName('payroll', lastName, weekStart));
}
