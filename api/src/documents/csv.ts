/** Tables as RFC 4180 text, safe to open in a spreadsheet. */
import Papa from 'papaparse';

export type Cell = string | number | boolean | null;

// A spreadsheet runs what begins so, full-width forms and space in front included, and space that nobody sees. A plain
// decimal below zero is a number and has to stay one.
const FORMULA = /^(?!-\d+(?:\.\d+)?$)(?:[\t\r\n]|[\s\u200b-\u200d\u2060\ufeff]*[=+\-@＝＋－＠])/u;

/** UTF-8, a header row, CRLF at the end of every row; a text that would run as a formula gets an apostrophe in front. */
export function csv(columns: readonly string[], rows: readonly (readonly Cell[])[]): Uint8Array {
  const table = { fields: [...columns], data: rows.map((row) => [...row]) };
  const text = Papa.unparse(table, { newline: '\r\n', escapeFormulae: FORMULA });
  return Buffer.from(text.endsWith('\r\n') ? text : `${text}\r\n`, 'utf8');
}
