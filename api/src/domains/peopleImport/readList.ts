/** Splits the text of a list into lines and cells. Pure. Refuses a text that is not such a list, and says why. */
import Papa from 'papaparse';
import {
  LIST_COLUMNS,
  LIST_NOT_TEXT,
  LIST_TOO_LONG,
  type ListColumn,
  type ListRow,
  MAX_LIST_LENGTH,
  MAX_LIST_ROWS,
} from 'rules/peopleList';
import { ValidationError } from '../../operation/errors.ts';

export interface ReadRow {
  /** Its first line in the file, starting at 1. */
  line: number;
  cells: ListRow;
  /** It has more cells than the title line has names. */
  isTooLong: boolean;
}

const refuse = (message: string) => ValidationError.of('text', message);

const fold = (title: string): string => title.toLowerCase().replace(/[^a-z]/g, '');

const EMPTY: ListRow = Object.fromEntries(LIST_COLUMNS.map(({ key }) => [key, ''])) as Record<
  keyof ListRow,
  string
>;

/** Characters that no one types. Line ends are allowed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this searches for.
const NOT_TYPED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd\ufffe\uffff]/;

/** Tells Excel which separator the columns use: a first line, possibly with empty cells. */
const SEPARATOR = /^"?sep=([,;\t])"?[,;\s]*$/i;

/** Finds the title line, after empty lines and the line that names the separator. */
function findTitles(text: string) {
  let [line, index] = [1, 0];
  let separator: string | undefined;
  for (const before of text.split('\n')) {
    const named = SEPARATOR.exec(before)?.[1];
    if (!named && /[^\s,;"]/.test(before)) break;
    separator ??= named;
    line += 1;
    index += before.length + 1;
  }
  return { line, list: text.slice(index), separator };
}

/** Spreadsheets copy cells separated by tabs. */
function findDelimiter(first: string): string {
  if (first.includes('\t')) return '\t';
  if (first.includes(';') && !first.includes(','))
    throw refuse('The columns are separated by semicolons. Save the file with commas.');
  return ',';
}

function findColumns(titles: readonly string[]): ListColumn[] {
  const columns = titles.map((title, index) => {
    const column = LIST_COLUMNS.find((known) => fold(known.title) === fold(title));
    if (!column)
      throw refuse(
        `Column ${index + 1} of the first line is named "${title.trim().slice(0, 50)}", which the template does not have.`,
      );
    return column;
  });
  const twice = columns.find((column, index) => columns.indexOf(column) !== index);
  if (twice) throw refuse(`The first line names "${twice.title}" twice.`);
  const missing = LIST_COLUMNS.find((column) => column.isRequired && !columns.includes(column));
  if (missing) throw refuse(`The first line does not name "${missing.title}". Start from the template.`);
  return columns;
}

/** The lines after the titles, without empty ones. Throws ValidationError. */
export function readList(text: string): ReadRow[] {
  if (text.length > MAX_LIST_LENGTH) throw refuse(LIST_TOO_LONG);
  // Editors and spreadsheets end lines differently, sometimes within one file.
  const plain = text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
  if (NOT_TYPED.test(plain)) throw refuse(LIST_NOT_TEXT);
  const { line: firstLine, list, separator } = findTitles(plain);
  const delimiter = separator ?? findDelimiter(list.split('\n', 1)[0]!);
  const { data, errors } = Papa.parse<string[]>(list, { delimiter, newline: '\n' });
  let next = firstLine;
  const lines = data.map((cells) => {
    const line = next;
    next += 1 + cells.join('').split('\n').length - 1;
    return { line, cells };
  });
  const [broken] = errors.filter(({ type }) => type === 'Quotes');
  if (broken) {
    const line = lines[broken.row ?? 0]?.line ?? 1;
    throw refuse(
      `Line ${line} has a quotation mark that does not belong there, or one that is never closed.`,
    );
  }
  const [first, ...rest] = lines;
  const isFilled = (cell: string) => cell.trim() !== '';
  const titles = first?.cells ?? [];
  // Spreadsheets also save unnamed columns at the end.
  const columns = findColumns(titles.slice(0, titles.findLastIndex(isFilled) + 1));
  const rows = rest.filter(({ cells }) => cells.some(isFilled));
  if (rows.length === 0) throw refuse('The list is empty.');
  if (rows.length > MAX_LIST_ROWS) throw refuse(LIST_TOO_LONG);
  return rows.map(({ line, cells }) => ({
    line,
    cells: {
      ...EMPTY,
      ...Object.fromEntries(columns.map(({ key }, index) => [key, (cells[index] ?? '').trim()])),
    },
    isTooLong: cells.slice(columns.length).some(isFilled),
  }));
}
