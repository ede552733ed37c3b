/** The stored content of a report, read once per operation no matter how many fields need it. */
import { fromUtcMidnight } from 'rules/days';
import type { Context } from '../../operation/context.ts';
import { NotFoundError, ValidationError } from '../../operation/errors.ts';
import { buildTable, type Parameters } from './build.ts';
import { computeFingerprint, type ReportContent, readContent, titledAs } from './content.ts';

export interface Kept {
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
  if (type === 'TAX_REPORT' && year !== null) return { content, parameters: { type, year } };
  if (type === 'TAX_REPORT' || !startDate || !endDate)
    throw new Error(`Report ${id} lacks what it was made from.`);
  const range = { startDate: fromUtcMidnight(startDate), endDate: fromUtcMidnight(endDate), contractorId };
  return { content, parameters: { type, ...range, dates: content.dates } };
}

/** Whether the same parameters would give a different report today. */
export async function hasChanged(context: Context, { content, parameters }: Kept): Promise<boolean> {
  try {
    return (
      computeFingerprint(titledAs(content, await buildTable(context, parameters))) !== content.fingerprint
    );
  } catch (error) {
    // A report that no longer fits the limits has changed.
    if (error instanceof ValidationError) return true;
    throw error;
  }
}
