/** Tables as RFC 4180 text, safe to open in a spreadsheet. */
import Papa from 'papaparse';
import { FORMULA } from 'rules/csvFormulas';

export type Cell = string | number | boolean | null;

/**
 * A table as text: a header row, and CRLF at the end of every row. A text that would run as a formula gets an
 * apostrophe in front.
 */
function tableText(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const table = { fields: [...columns], data: rows.map((row) => [...row]) };
  const text = Papa.unparse(table, { newline: '\r\n', escapeFormulae: FORMULA });
  return text.endsWith('\r\n') ? text : `${text}\r\n`;
}

/** Without it, spreadsheets read UTF-8 as another encoding, and names lose their accents. */
const BYTE_ORDER_MARK = '\ufeff';

/** A table for people: UTF-8 with a byte order mark. */
export const csv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array =>
  Buffer.from(BYTE_ORDER_MARK + tableText(columns, rows), 'utf8');

/** A table for an IRS program: UTF-8 with nothing before the first heading. */
export const filingCsv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array =>
  Buffer.from(tableText(columns, rows), 'utf8');
