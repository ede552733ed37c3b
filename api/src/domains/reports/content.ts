/**
 * The stored content of a report: its table as of when it was generated. Amounts are whole cents, days 'YYYY-MM-DD',
 * people and records database keys. Stored versions never change; a new shape becomes a new version.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';

const column = z.object({
  /** The column's name in scripts. */
  key: z.string(),
  /** The heading that people see. */
  title: z.string(),
  kind: z.enum(['TEXT', 'DAY', 'MONEY', 'COUNT']),
});

/** Cents in a MONEY column, a number in a COUNT column, text in the others; null if empty. */
const cell = z.union([z.string(), z.int(), z.null()]);

const row = z.object({
  /** The person of the row; null if they were deleted. */
  userId: z.string().nullable(),
  /** The row's payroll run. */
  runId: z.string().nullable(),
  /** The row's tax document. */
  documentId: z.string().nullable(),
  /** In the order of the columns. */
  cells: z.array(cell),
});

const table = z.object({
  columns: z.array(column),
  rows: z.array(row),
  /** Sums per person, if a person can have several rows. */
  subtotals: z.array(row),
  /** Sums of all rows, in the order of the columns; null in columns without a sum. */
  totals: z.array(cell),
});

/** Whether a payroll summary's range means days worked or pay dates. */
const reportDates = z.enum(['WORK_DATE', 'PAY_DATE']);
export type ReportDates = z.infer<typeof reportDates>;

const reportContent = table.extend({
  version: z.literal(1),
  /** Only for pay dates; reports from before this choice have none. */
  dates: reportDates.optional(),
  /** A hash of the table. If today's hash differs, the underlying records have changed. */
  fingerprint: z.string(),
});

export type ReportColumn = z.infer<typeof column>;
export type ReportCell = z.infer<typeof cell>;
export type ReportRow = z.infer<typeof row>;
export type ReportTable = z.infer<typeof table>;
export type ReportContent = z.infer<typeof reportContent>;

/** The content of a stored report. Throws a ZodError for an unknown version. */
export const readContent = (stored: unknown): ReportContent => reportContent.parse(stored);

/** The table in its stored form. */
export const toContent = (table: ReportTable, dates?: ReportDates): ReportContent => ({
  version: 1,
  ...(dates && { dates }),
  ...table,
  fingerprint: computeFingerprint(table),
});

/** Equal only for equal tables. */
export function computeFingerprint({ columns, rows, subtotals, totals }: ReportTable): string {
  const hash = createHash('sha256').update(JSON.stringify([columns, subtotals, totals]));
  for (const { userId, runId, documentId, cells } of rows)
    hash.update(JSON.stringify([userId, runId, documentId, cells]));
  return hash.digest('hex');
}

/** The table with the headings of a stored one, because better headings do not count as a change. */
export const titledAs = ({ columns: kept }: ReportContent, table: ReportTable): ReportTable => ({
  ...table,
  columns: table.columns.map((column) => ({
    ...column,
    title: kept.find(({ key }) => key === column.key)?.title ?? column.title,
  })),
});

/** The column that names the person of a row in every report. */
export const NAME_KEY = 'name';
const DELETED_USER = 'Deleted user';

/** The content without the person: removes the name and the keys, keeps the sums. */
export function withoutPerson(content: ReportContent, userId: string): ReportContent {
  const name = content.columns.findIndex(({ key }) => key === NAME_KEY);
  const forget = (row: ReportRow): ReportRow =>
    row.userId === userId
      ? { userId: null, runId: null, documentId: null, cells: row.cells.with(name, DELETED_USER) }
      : row;
  return { ...content, rows: content.rows.map(forget), subtotals: content.subtotals.map(forget) };
}
