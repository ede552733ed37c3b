/** Tables as RFC 4180 text, safe to open in a spreadsheet. */
import Papa from 'papaparse';
import { FORMULA } from 'rules/csvFormulas';

export type Cell = string | number | boolean | null;

/** Rows as text, each with CRLF at its end. A text that would run as a formula gets an apostrophe in front. */
export const csvRows = (rows: readonly (readonly Cell[])[]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(
        rows.map((row) => [...row]),
        { newline: '\r\n', escapeFormulae: FORMULA },
      )}\r\n`;

/** Without it, spreadsheets read UTF-8 as another encoding, and names lose their accents. */
const BYTE_ORDER_MARK = '\ufeff';

/** How a table for people begins: a byte order mark and the header row. */
export const csvHeader = (columns: readonly string[]): string => BYTE_ORDER_MARK + csvRows([columns]);

/** A table for people: UTF-8 with a byte order mark. */
export const csv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array =>
  Buffer.from(csvHeader(columns) + csvRows(rows), 'utf8');

/** A table for an IRS program: UTF-8 with nothing before the first heading. */
export const filingCsv = (columns: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array =>
  Buffer.from(csvRows([columns, ...rows]), 'utf8');
