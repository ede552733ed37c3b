import { addAmounts, readCents } from 'rules/amounts';
import { getDayName } from 'rules/days';
import { toDecimal } from 'rules/money';
import { type CsvColumn, csvFileName, toCsv } from '../../kit/lib/csv';
import { saveCsv } from '../../kit/lib/download';
import type { DayEntry } from './dayEntries';

const columns: readonly CsvColumn<DayEntry>[] = [
  { header: 'Day', cell: ({ date }) => getDayName(date) },
  { header: 'Date', cell: ({ date }) => date },
  { header: 'Pay', cell: ({ pay }) => toDecimal(readCents(pay)) },
  { header: 'Expenses', cell: ({ expenses }) => toDecimal(readCents(expenses)) },
  // What reaches the payee for the day: expenses are paid back on top of the pay.
  { header: 'Net', cell: ({ pay, expenses }) => addAmounts([pay, expenses]) },
  { header: 'Notes', cell: ({ notes }) => notes },
];

/** The week's days as they are on screen. */
export function payrollCsv(entries: readonly DayEntry[]): string {
  return toCsv(columns, entries);
}

/** Saves the days as 'payroll_lastname_2026-11-16.csv'. */
export function savePayrollCsv(lastName: string, weekStart: string, entries: readonly DayEntry[]): void {
  saveCsv(payrollCsv(entries), csvFileName('payroll', lastName, weekStart));
}
