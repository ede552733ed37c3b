/**
 * Each contractor's work and pay in a range of days. Days and amounts equal the contractor's statistics, and the
 * amounts add up to the payroll summary of the same range.
 */
import type { Cents } from 'rules/money';
import { partsIn, type RawTx } from '../../platform/sql/transaction.ts';
import { type Range, runsInRange } from './bounds.ts';
import { NAME_KEY } from './content.ts';
import { type Performance, performanceOfAll, performanceOfOne } from './contractorReport.sql.ts';
import { CHUNK_ROWS } from './rows.ts';
import { buildTable, type ReportTable, summed, type TableShape } from './table.ts';

/** Rounded to the nearest cent; null if there is no paid day. */
const perPaidDay = ({ basePay, paidDays }: Pick<Performance, 'basePay' | 'paidDays'>): Cents | null =>
  paidDays === 0 ? null : Math.round(basePay / paidDays);

type Numbers = 'approved' | 'pending' | 'rejected' | 'runs' | 'paidDays' | 'basePay' | 'expenses';

const SHAPE: TableShape<Performance, Numbers> = {
  columns: [
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
    // Its total is computed from all days, not added up.
    summed('averagePerDay', 'Average per Day on Payroll', 'MONEY', perPaidDay),
  ],
  numbers: ['approved', 'pending', 'rejected', 'runs', 'paidDays', 'basePay', 'expenses'],
};

/** One row per person, by name. */
export function contractorReport(tx: RawTx, range: Range): ReportTable {
  const { startDate, endDate, contractorId } = range;
  const asked = { startDate, endDate, inRange: runsInRange(range) };
  const people = contractorId ? performanceOfOne({ ...asked, contractorId }) : performanceOfAll(asked);
  return buildTable(SHAPE, partsIn(tx, people, CHUNK_ROWS));
}
