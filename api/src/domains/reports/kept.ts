/** The stored content of a report, and its table as of today: each once per operation, however many fields need it. */
import { fromUtcMidnight } from 'rules/days';
import type { Context } from '../../operation/context.ts';
import { NotFoundError, ValidationError } from '../../operation/errors.ts';
import { buildTable, type Parameters } from './build.ts';
import { listChanges, type ReportChange } from './changes.ts';
import {
  computeFingerprint,
  type ReportContent,
  type ReportTable,
  readContent,
  titledAs,
} from './content.ts';

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

const rebuilt = new WeakMap<Kept, Promise<ReportTable | null>>();

/** The table that the same parameters give today, built once per operation; null if it would be too large. */
function todaysTable(context: Context, kept: Kept): Promise<ReportTable | null> {
  const known = rebuilt.get(kept) ?? rebuild(context, kept);
  rebuilt.set(kept, known);
  return known;
}

async function rebuild(context: Context, { content, parameters }: Kept): Promise<ReportTable | null> {
  try {
    return titledAs(content, await buildTable(context, parameters));
  } catch (error) {
    if (error instanceof ValidationError) return null;
    throw error;
  }
}

/** Whether the same parameters would give a different report today. One that no longer fits the limits has changed. */
export async function hasChanged(context: Context, kept: Kept): Promise<boolean> {
  const today = await todaysTable(context, kept);
  return !today || computeFingerprint(today) !== kept.content.fingerprint;
}

/** What would be different in the report today; null if it would be too large. */
export async function findChanges(context: Context, kept: Kept): Promise<ReportChange[] | null> {
  const today = await todaysTable(context, kept);
  return today && listChanges(kept.parameters.type, kept.content, today);
}
