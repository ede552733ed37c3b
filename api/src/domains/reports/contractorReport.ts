/**
 * What each contractor did in a range of days, and what it paid. Days and amounts are those of the contractor's
 * statistics, and the amounts add up to the payroll summary of the same range.
 */
import { type Cents, sumCents } from 'rules/money';
import type { Context } from '../../operation/context.ts';
import { Prisma } from '../../platform/db/generated/client/client.ts';
import { MAX_ROWS, type Range, runsInRange, tooMany } from './bounds.ts';
import { NAME_KEY, type ReportTable } from './content.ts';
import { buildTable, ratio, type SourceColumn, summed } from './table.ts';

interface Performance {
  userId: string;
  name: string;
  approved: number;
  pending: number;
  rejected: number;
  runs: number;
  /** Days that a run pays for. */
  paidDays: number;
  basePay: Cents;
  expenses: Cents;
}

/** Rounded to the nearest cent; null without a paid day. */
function perPaidDay(people: readonly Performance[]): Cents | null {
  const days = sumCents(people.map(({ paidDays }) => paidDays));
  return days === 0 ? null : Math.round(sumCents(people.map(({ basePay }) => basePay)) / days);
}

const COLUMNS: readonly SourceColumn<Performance>[] = [
  { key: NAME_KEY, title: 'Contractor', kind: 'TEXT', cell: ({ name }) => name },
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

/** The person asked for, or every contractor with a worked day in the range and everybody paid for one. */
const inReport = ({ contractorId }: Range): Prisma.Sql =>
  contractorId
    ? Prisma.sql`person.id = ${contractorId}::uuid`
    : Prisma.sql`(paid."userId" IS NOT NULL OR (worked."userId" IS NOT NULL AND person.kind = 'CONTRACTOR'))`;

/** One row a person, by name. Throws ValidationError for too many people. */
export async function contractorReport(context: Context, range: Range): Promise<ReportTable> {
  const inRange = (column: Prisma.Sql) =>
    Prisma.sql`${column} BETWEEN ${range.startDate}::date AND ${range.endDate}::date`;
  const people = await context.db.$queryRaw<Performance[]>`
    WITH worked AS (
      SELECT "userId",
        count(*) FILTER (WHERE status = 'APPROVED')::int AS approved,
        count(*) FILTER (WHERE status = 'PENDING')::int AS pending,
        count(*) FILTER (WHERE status = 'REJECTED')::int AS rejected
      FROM "TimeLog" WHERE worked AND ${inRange(Prisma.sql`date`)} GROUP BY "userId"
    ), paid AS (
      SELECT run."userId", count(DISTINCT run.id)::int AS runs, count(*) FILTER (WHERE entry.pay > 0)::int AS "paidDays",
        (sum(entry.pay) * 100)::float8 AS "basePay", (sum(entry.expenses) * 100)::float8 AS expenses
      FROM "PayrollRun" run JOIN "PayrollEntry" entry ON entry."runId" = run.id
      WHERE ${runsInRange(range)} AND ${inRange(Prisma.sql`entry.date`)} GROUP BY run."userId"
    )
    SELECT person.id AS "userId", person."firstName" || ' ' || person."lastName" AS name,
      coalesce(approved, 0) AS approved, coalesce(pending, 0) AS pending, coalesce(rejected, 0) AS rejected,
      coalesce(runs, 0) AS runs, coalesce("paidDays", 0) AS "paidDays",
      coalesce("basePay", 0) AS "basePay", coalesce(expenses, 0) AS expenses
    FROM "User" person
    LEFT JOIN worked ON worked."userId" = person.id
    LEFT JOIN paid ON paid."userId" = person.id
    WHERE ${inReport(range)}
    ORDER BY person."lastName", person."firstName", person.id
    LIMIT ${MAX_ROWS + 1}`;
  if (people.length > MAX_ROWS) throw tooMany('people');
  return buildTable(COLUMNS, people);
}
