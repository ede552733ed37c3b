/**
 * Each contractor's work and pay in a range of days. Days and amounts equal the contractor's statistics, and the
 * amounts add up to the payroll summary of the same range.
 */
import { type Cents, sumCents } from 'rules/money';
import type { Context } from '../../operation/context.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { MAX_ROWS, type Range, runsInRange, tooMany } from './bounds.ts';
import { NAME_KEY, type ReportTable } from './content.ts';
import { type Performance, performanceOfAll, performanceOfOne } from './contractorReport.sql.ts';
import { buildTable, ratio, type SourceColumn, summed } from './table.ts';

/** Rounded to the nearest cent; null if there is no paid day. */
function perPaidDay(people: readonly Performance[]): Cents | null {
  const days = sumCents(people.map(({ paidDays }) => paidDays));
  return days === 0 ? null : Math.round(sumCents(people.map(({ basePay }) => basePay)) / days);
}

const COLUMNS: readonly SourceColumn<Performance>[] = [
  {
    key: NAME_KEY,
    title: 'Contractor',
    kind: 'TEXT',
    cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  },
  summed('daysWorked', 'Days Worked', 'COUNT', (one) => one.approved + one.pending + one.rejected),
  summed('approvedDays', 'Approved', 'COUNT', ({ approved }) => approved),
  summed('pendingDays', 'Pending', 'COUNT', ({ pending }) => pending),
  summed('rejectedDays', 'Rejected', 'COUNT', ({ rejected }) => rejected),
  summed('payrollRuns', 'Payroll Runs', 'COUNT', ({ runs }) => runs),
  summed('paidDays', 'Days on Payroll', 'COUNT', ({ paidDays }) => paidDays),
  summed('basePay', 'Base Pay', 'MONEY', ({ basePay }) => basePay),
  summed('expenses', 'Expenses', 'MONEY', ({ expenses }) => expenses),
  summed('totalPay', 'Total', 'MONEY', ({ basePay, expenses }) => basePay + expenses),
  ratio('averagePerDay', 'Average per Day on Payroll', perPaidDay),
];

/** One row per person, by name. Throws ValidationError for too many people. */
export async function contractorReport({ db }: Context, range: Range): Promise<ReportTable> {
  const { startDate, endDate, contractorId } = range;
  const asked = { startDate, endDate, inRange: runsInRange(range), limit: MAX_ROWS + 1 };
  const people = await rowsIn(
    db,
    contractorId ? performanceOfOne({ ...asked, contractorId }) : performanceOfAll(asked),
  );
  if (people.length > MAX_ROWS) throw tooMany('people');
  return buildTable(COLUMNS, people);
}
