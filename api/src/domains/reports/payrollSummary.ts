/**
 * The payroll of a range of days, run by run. A run counts with its days in the range, as a contractor's statistics do,
 * so two ranges side by side add up even where they cut a week. Void runs paid nothing and are left out.
 */
import type { Day } from 'rules/days';
import type { Cents } from 'rules/money';
import type { Context } from '../../operation/context.ts';
import { type Range, requireFew, runsInRange } from './bounds.ts';
import { NAME_KEY, type ReportTable } from './content.ts';
import { buildTable, type SourceColumn, summed } from './table.ts';

interface RunInRange {
  runId: string;
  userId: string;
  name: string;
  number: number;
  weekStart: Day;
  payDate: Day;
  status: string;
  /** Days of the range that the run has pay for. */
  paidDays: number;
  basePay: Cents;
  expenses: Cents;
}

const COLUMNS: readonly SourceColumn<RunInRange>[] = [
  { key: NAME_KEY, title: 'Contractor', kind: 'TEXT', cell: ({ name }) => name },
  { key: 'weekStart', title: 'Week Start', kind: 'DAY', cell: ({ weekStart }) => weekStart },
  { key: 'number', title: 'Run', kind: 'TEXT', cell: ({ number }) => String(number) },
  { key: 'payDate', title: 'Pay Date', kind: 'DAY', cell: ({ payDate }) => payDate },
  { key: 'status', title: 'Status', kind: 'TEXT', cell: ({ status }) => status },
  summed('paidDays', 'Days', 'COUNT', ({ paidDays }) => paidDays),
  summed('basePay', 'Base Pay', 'MONEY', ({ basePay }) => basePay),
  summed('expenses', 'Expenses', 'MONEY', ({ expenses }) => expenses),
  summed('totalPay', 'Total', 'MONEY', ({ basePay, expenses }) => basePay + expenses),
];

/** One row a run, by name and week, with each contractor's sums. Throws ValidationError for too many runs. */
export async function payrollSummary(context: Context, range: Range): Promise<ReportTable> {
  await requireFew(context, range);
  const runs = await context.db.$queryRaw<RunInRange[]>`
    SELECT run.id AS "runId", run."userId", person."firstName" || ' ' || person."lastName" AS name,
      run.number, run."weekStart"::text, run."payDate"::text, run.status::text,
      paid."paidDays", paid."basePay", paid.expenses
    FROM "PayrollRun" run
    JOIN "User" person ON person.id = run."userId"
    CROSS JOIN LATERAL (
      SELECT count(*) AS entries, count(*) FILTER (WHERE entry.pay > 0)::int AS "paidDays",
        (sum(entry.pay) * 100)::int AS "basePay", (sum(entry.expenses) * 100)::int AS expenses
      FROM "PayrollEntry" entry
      WHERE entry."runId" = run.id AND entry.date BETWEEN ${range.startDate}::date AND ${range.endDate}::date
    ) paid
    WHERE ${runsInRange(range)} AND paid.entries > 0
    ORDER BY person."lastName", person."firstName", person.id, run."weekStart", run.number`;
  return buildTable(COLUMNS, runs, { subtotals: true });
}
