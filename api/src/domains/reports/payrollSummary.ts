/**
 * The payroll of a range of days, by run. A run counts with its days in the range, like a contractor's statistics, so
 * that adjacent ranges add up even if they split a week. By pay date, a run counts in full. Void runs are left out.
 */
import { FIRST_DAY, LAST_DAY } from 'rules/days';
import { partsIn, type RawTx } from '../../platform/sql/transaction.ts';
import { type Range, runsInRange } from './bounds.ts';
import { NAME_KEY } from './content.ts';
import { type SummedRun, summedRuns } from './payrollSummary.sql.ts';
import { CHUNK_ROWS } from './rows.ts';
import { buildTable, type ReportTable, summed, type TableShape } from './table.ts';

const SHAPE: TableShape<SummedRun, 'paidDays' | 'basePay' | 'expenses'> = {
  columns: [
    {
      key: NAME_KEY,
      title: 'Contractor',
      kind: 'TEXT',
      cell: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    },
    { key: 'weekStart', title: 'Week Start', kind: 'DAY', cell: ({ weekStart }) => weekStart },
    { key: 'number', title: 'Run', kind: 'TEXT', cell: ({ number }) => String(number) },
    { key: 'payDate', title: 'Pay Date', kind: 'DAY', cell: ({ payDate }) => payDate },
    { key: 'status', title: 'Status', kind: 'TEXT', cell: ({ status }) => status },
    summed('paidDays', 'Days', 'COUNT', ({ paidDays }) => paidDays),
    summed('basePay', 'Base Pay', 'MONEY', ({ basePay }) => basePay),
    summed('expenses', 'Expenses', 'MONEY', ({ expenses }) => expenses),
    summed('totalPay', 'Total', 'MONEY', ({ basePay, expenses }) => basePay + expenses),
  ],
  numbers: ['paidDays', 'basePay', 'expenses'],
  hasSubtotals: true,
};

/** One row per run, by name and week, with each contractor's sums. */
export function payrollSummary(tx: RawTx, range: Range): ReportTable {
  const { startDate, endDate } =
    range.dates === 'PAY_DATE' ? { startDate: FIRST_DAY, endDate: LAST_DAY } : range;
  const runs = summedRuns({ startDate, endDate, inRange: runsInRange(range) });
  return buildTable(SHAPE, partsIn(tx, runs, CHUNK_ROWS));
}
