/** The header row of an official upload file, as entered by an administrator. Pure. */
import Papa from 'papaparse';
import { FORMULA } from 'rules/csvFormulas';
import { ValidationError } from '../../operation/errors.ts';
import type { Form1099 } from '../taxDocuments/facts.ts';
import { columnKey, isAmountColumn, unknownColumns } from './irisColumns.ts';

export const MAX_HEADER = 20_000;
const MAX_COLUMNS = 300;
const MAX_NAME = 200;

const refuse = (message: string) => ValidationError.of('header', message);

function findError(name: string, index: number, names: readonly string[]): string | null {
  const place = `Column ${index + 1} of the header`;
  if (name === '') return `${place} has no name.`;
  if (name.length > MAX_NAME) return `${place} has a name of more than ${MAX_NAME} characters.`;
  if (/[\p{Cc}\p{Cf}]/u.test(name)) return `${place} has a character in its name that cannot be printed.`;
  if (name.includes('"')) return `${place} is not quoted as CSV is: no space may stand before a quote.`;
  if (/^\d{3}\b/.test(name) && /\$\d{1,3}$/.test(names[index - 1] ?? ''))
    return `${place} is the rest of a name with a comma in it: such a name must be in quotes.`;
  // The files contain the header unchanged.
  if (FORMULA.test(name)) return `${place} starts with a character that spreadsheets read as a formula.`;
  if (names.findIndex((other) => columnKey(other) === columnKey(name)) !== index)
    return `${place} has the name of an earlier one: ${name}.`;
  return null;
}

/** The names of the columns in order, from one line of CSV. Throws ValidationError. */
export function parseHeader(header: string): string[] {
  const line = header.replace(/^\ufeff/, '').replace(/[\r\n]+$/, '');
  const { data, errors } = Papa.parse<string[]>(line, { delimiter: ',' });
  const [columns = []] = data;
  if (data.length !== 1 || errors.some(({ type }) => type === 'Quotes'))
    throw refuse('Header must be the one line of the template that names its columns, separated by commas.');
  if (columns.length > MAX_COLUMNS) throw refuse(`Header must have at most ${MAX_COLUMNS} columns.`);
  const names = columns.map((name) => name.trim());
  for (const [index, name] of names.entries()) {
    const issue = findError(name, index, names);
    if (issue) throw refuse(issue);
  }
  return names;
}

/** Throws ValidationError for a header that can hardly belong to this form. */
export function assertUsable(type: Form1099, columns: readonly string[]): void {
  const known = columns.length - unknownColumns(columns).length;
  if (known === 0) throw refuse('Header has no column that the portal recognizes: is it the official one?');
  if (!columns.some((name) => isAmountColumn(type, columnKey(name))))
    throw refuse(
      `Header has no column for box 1 of ${type === 'FORM_1099_NEC' ? 'Form 1099-NEC' : 'Form 1099-MISC'}: is it that of another form?`,
    );
}
