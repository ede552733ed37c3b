/**
 * Detects text that a spreadsheet would run as a formula when it opens a CSV file; such a cell gets an apostrophe in
 * front. Full-width signs count, and so do visible or invisible blanks before the sign. A plain negative decimal is a
 * number and stays one.
 */
export const FORMULA =
  /^(?!-\d+(?:\.\d+)?$)(?:[\t\r\n]|[\s\u200b-\u200d\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;
