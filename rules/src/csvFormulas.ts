/**
 * Text that a spreadsheet would run as a formula when it opens a CSV file: a cell that begins so gets an apostrophe in
 * front. Full-width signs count, and so do blanks before the sign, those included that no one sees. A plain decimal below
 * zero is a number and has to stay one.
 */
export const FORMULA =
  /^(?!-\d+(?:\.\d+)?$)(?:[\t\r\n]|[\s\u200b-\u200d\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;
