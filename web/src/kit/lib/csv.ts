import Papa from 'papaparse';
import { FORMULA } from 'rules/csvFormulas';
import { foldToAscii } from 'rules/latinLetters';

/** A cell: text is guarded against formulas, a number is written as it is, null and undefined are empty. */
export type CsvCell = string | number | boolean | null | undefined;

/** A column: its heading and how to read its cell from a row. Money is a plain decimal, days are 'YYYY-MM-DD'. */
export type CsvColumn<Row> = { header: string; cell: (row: Row) => CsvCell };

/** RFC 4180 text with a header row and CRLF after every record. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const data = rows.map((row) => columns.map((column) => column.cell(row) ?? ''));
  const records = [columns.map((column) => column.header), ...data];
  return `${Papa.unparse(records, { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
}

/** Joins the parts to 'payroll_lastname_2026-11-16.csv'; characters that a file system rejects become hyphens. */
export function csvFileName(...parts: string[]): string {
  const safe = parts.map((part) =>
    foldToAscii(part)
      .toLowerCase()
      .replace(/[^a-z0-9-]+/g, '-')
      .replace(/^-+|-+$/g, ''),
  );
  return `${safe.filter(Boolean).join('_')}.csv`;
}
