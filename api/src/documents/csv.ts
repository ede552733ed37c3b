/** Tables as RFC 4180 text, safe to open in a spreadsheet. */
import Papa from 'papaparse';

export type Cell = string | number | boolean | null;

// A spreadsheet runs what begins so, full-width forms and space in front included. Numbers are ours and stay numbers.
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r＝＋－＠]/;

/** UTF-8, a header row, CRLF at the end of every row; a text that would run as a formula gets an apostrophe in front. */
export function csv(columns: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array {
  const table = { fields: [...columns], data: rows.map((row) => [...row]) };
  const text = Papa.unparse(table, { newline: '\r\n', escapeFormulae: FORMULA });
  return Buffer.from(text.endsWith('\r\n') ? text : `${text}\r\n`, 'utf8');
}
