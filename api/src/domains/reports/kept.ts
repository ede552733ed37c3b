/** The stored content of a report, and what differs today: each once per operation, however many fields need it. */
import { fromUtcMidnight } from 'rules/days';
import type { Context } from '../../operation/context.ts';
import { NotFoundError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { BUILD_MS, buildTable, type Parameters } from './build.ts';
import { compareTables, type ReportChanges } from './changes.ts';
import { type ReportContent, readContent } from './content.ts';
import { readRows } from './rows.ts';

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

const compared = new WeakMap<Kept, Promise<ReportChanges>>();

/** What would be different in the report if it were generated today. */
export function findChanges(context: Context, kept: Kept): Promise<ReportChanges> {
  const known = compared.get(kept) ?? compareWithToday(context, kept);
  compared.set(kept, known);
  return known;
}

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
