/**
 * The stored content of a report as of when it was generated: its columns and sums here, its rows in chunks
 * (`rows.ts`). Amounts are whole cents, days 'YYYY-MM-DD', people and records database keys. A new shape becomes a new
 * version, with a migration of what is stored.
 */
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

const sums = z.object({
  rowCount: z.int(),
  /** Sums per person, if a person can have several rows. */
  subtotals: z.array(row),
  /** Sums of all rows, in the order of the columns; null in columns without a sum. */
  totals: z.array(cell),
});

/** Whether a payroll summary's range means days worked or pay dates. */
const reportDates = z.enum(['WORK_DATE', 'PAY_DATE']);
export type ReportDates = z.infer<typeof reportDates>;

const reportContent = sums.extend({
  version: z.literal(2),
  /** Only for pay dates; reports from before this choice have none. */
  dates: reportDates.optional(),
  columns: z.array(column),
});

export type ReportColumn = z.infer<typeof column>;
export type ReportCell = z.infer<typeof cell>;
export type ReportRow = z.infer<typeof row>;
export type ReportSums = z.infer<typeof sums>;
export type ReportContent = z.infer<typeof reportContent>;

/** The content of a stored report. Throws a ZodError for an unknown version. */
export const readContent = (stored: unknown): ReportContent => reportContent.parse(stored);

/** The rows of a stored chunk. Throws a ZodError for other values. */
export const readChunk = (stored: unknown): ReportRow[] => z.array(row).parse(stored);

/** The column that names the person of a row in every report. */
export const NAME_KEY = 'name';
const DELETED_USER = 'Deleted user';

/** Rows without the person: removes the name and the keys, keeps the sums. */
export function withoutPerson(
  columns: readonly ReportColumn[],
  rows: readonly ReportRow[],
  userId: string,
): ReportRow[] {
  const name = columns.findIndex(({ key }) => key === NAME_KEY);
  return rows.map((row) =>
    row.userId === userId
      ? { userId: null, runId: null, documentId: null, cells: row.cells.with(name, DELETED_USER) }
      : row,
  );
}
