/** The stored content of a report, read once per operation; its chart, and what differs today. */
import { fromUtcMidnight } from 'rules/days';
import type { Context } from '../../operation/context.ts';
import { NotFoundError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type KeptKind, tablesOf } from '../../platform/sql/kept.ts';
import { argsOfYear, YEAR_FACTS } from '../taxDocuments/readFacts.ts';
import { isPaidWithin, isWeekWithin } from './bounds.sql.ts';
import { BUILD_MS, buildTable, type Parameters } from './build.ts';
import { compareTables, type ReportChanges } from './changes.ts';
import { type ReportChart, toChart } from './chart.ts';
import { type ReportContent, readContent } from './content.ts';
import { performanceOfAll, performanceOfOne } from './contractorReport.sql.ts';
import { summedRuns } from './payrollSummary.sql.ts';
import { readRows } from './rows.ts';
import { names } from './taxReport.sql.ts';

export interface Kept {
  id: string;
  content: ReportContent;
  parameters: Parameters;
}

const read = new WeakMap<Context, Map<string, Promise<Kept>>>();

/** The content of a report and its parameters, by key. Throws NotFoundError if it was deleted meanwhile. */
export function keptIn(context: Context, id: string): Promise<Kept> {
  const known = read.get(context) ?? new Map<string, Promise<Kept>>();
  read.set(context, known);
  const kept = known.get(id) ?? readKept(context, id);
  known.set(id, kept);
  return kept;
}

async function readKept({ db }: Context, id: string): Promise<Kept> {
  const report = await db.report.findUnique({
    where: { id },
    select: { type: true, startDate: true, endDate: true, year: true, contractorId: true, content: true },
  });
  if (!report) throw new NotFoundError('Report');
  const { type, startDate, endDate, year, contractorId } = report;
  const content = readContent(report.content);
  if (type === 'TAX_REPORT' && year !== null) return { id, content, parameters: { type, year } };
  if (type === 'TAX_REPORT' || !startDate || !endDate)
    throw new Error(`Report ${id} lacks what it was made from.`);
  const range = { startDate: fromUtcMidnight(startDate), endDate: fromUtcMidnight(endDate), contractorId };
  return { id, content, parameters: { type, ...range, dates: content.dates } };
}

const CHANGES: KeptKind<ReportChanges> = {
  name: 'changes since a report',
  tables: [
    ...YEAR_FACTS.tables,
    ...tablesOf(summedRuns, performanceOfOne, performanceOfAll, isPaidWithin, isWeekWithin, names),
  ],
  size: ({ changes }) => changes.length,
};

/** What would be different in the report if it were generated today. */
export const findChanges = (context: Context, kept: Kept): Promise<ReportChanges> =>
  context.kept.compute(
    context,
    CHANGES,
    [kept.id, ...(kept.parameters.type === 'TAX_REPORT' ? argsOfYear(context, kept.parameters.year) : [])],
    () => compareWithToday(context, kept),
  );

const compareWithToday = (context: Context, kept: Kept): Promise<ReportChanges> =>
  inTransaction(
    context.db,
    async (tx) => {
      const { content, parameters } = kept;
      const today = await buildTable(tx, context, parameters);
      return compareTables(parameters.type, { ...content, rows: readRows(tx, kept) }, today);
    },
    { timeout: BUILD_MS },
  );

/** A report never changes, except that it loses the name of a deleted person. */
const CHART: KeptKind<ReportChart> = {
  name: 'chart of a report',
  tables: ['DeletedUser'],
  size: ({ groups }) => groups.length,
};

/** The whole table as a chart. */
export const readChart = (context: Context, kept: Kept): Promise<ReportChart> =>
  context.kept.compute(context, CHART, [kept.id], () =>
    toChart(kept.parameters.type, kept.content.columns, readRows(context.db, kept)),
  );
