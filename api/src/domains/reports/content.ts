/**
 * What a report stores: its table as it was when it was generated. Amounts are whole cents, days 'YYYY-MM-DD', people
 * and records database keys. Content of a version stays unchanged; a change of this shape is a new version beside the
 * old one.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';

const column = z.object({
  /** What scripts call the column. */
  key: z.string(),
  /** What people call it: the heading. */
  title: z.string(),
  kind: z.enum(['TEXT', 'DAY', 'MONEY', 'COUNT']),
});

/** Cents in a MONEY column, a number in a COUNT column, text in the others; null if there is nothing to say. */
const cell = z.union([z.string(), z.int(), z.null()]);

const row = z.object({
  /** The person the row is about; null if they were deleted. */
  userId: z.string().nullable(),
  /** The payroll run behind the row. */
  runId: z.string().nullable(),
  /** The tax document behind the row. */
  documentId: z.string().nullable(),
  /** In the order of the columns. */
  cells: z.array(cell),
});

const table = z.object({
  columns: z.array(column),
  rows: z.array(row),
  /** Sums of each person's rows, where a person may have several. */
  subtotals: z.array(row),
  /** Sums of all rows, in the order of the columns; null in columns that are not added up. */
  totals: z.array(cell),
});

/** What the days of a payroll summary's range are of a run. */
const reportDates = z.enum(['WORK_DATE', 'PAY_DATE']);
export type ReportDates = z.infer<typeof reportDates>;

const reportContent = table.extend({
  version: z.literal(1),
  /** Only where they are pay dates; reports from before there was a choice have none. */
  dates: reportDates.optional(),
  /** A hash of the table: another one today means that what the report was made from has changed. */
  fingerprint: z.string(),
});

export type ReportColumn = z.infer<typeof column>;
export type ReportCell = z.infer<typeof cell>;
export type ReportRow = z.infer<typeof row>;
export type ReportTable = z.infer<typeof table>;
export type ReportContent = z.infer<typeof reportContent>;

/** The content of a stored report. Throws a ZodError for content of no version that is known here. */
export const readContent = (stored: unknown): ReportContent => reportContent.parse(stored);

/** The table as it is stored. */
export const toContent = (table: ReportTable, dates?: ReportDates): ReportContent => ({
  version: 1,
  ...(dates && { dates }),
  ...table,
  fingerprint: computeFingerprint(table),
});

/** The same only for equal tables, row for row. */
export function computeFingerprint({ columns, rows, subtotals, totals }: ReportTable): string {
  const hash = createHash('sha256').update(JSON.stringify([columns, subtotals, totals]));
  for (const { userId, runId, documentId, cells } of rows)
    hash.update(JSON.stringify([userId, runId, documentId, cells]));
  return hash.digest('hex');
}

/**
 * The table under the headings that a stored one has: a report does not change because a heading has been improved
 * since.
 */
export const titledAs = ({ columns: kept }: ReportContent, table: ReportTable): ReportTable => ({
  ...table,
  columns: table.columns.map((column) => ({
    ...column,
    title: kept.find(({ key }) => key === column.key)?.title ?? column.title,
  })),
});

/** The column in which every report names the person of a row. */
export const NAME_KEY = 'name';
const DELETED_USER = 'Deleted user';

/** The content without the person: the name and the keys are removed, the sums stay. */
export function withoutPerson(content: ReportContent, userId: string): ReportContent {
  const name = content.columns.findIndex(({ key }) => key === NAME_KEY);
  const forget = (row: ReportRow): ReportRow =>
    row.userId === userId
      ? { userId: null, runId: null, documentId: null, cells: row.cells.with(name, DELETED_USER) }
      : row;
  return { ...content, rows: content.rows.map(forget), subtotals: content.subtotals.map(forget) };
}
