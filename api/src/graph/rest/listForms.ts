/** The formats of a list: JSON as its route wraps it, CSV and JSON Lines. Each is written a few rows at a time. */
import { z } from 'zod';
import { type Cell, csvHeader, csvRows } from '../../documents/csv.ts';

export const JSON_TYPE = 'application/json';
const CSV_TYPE = 'text/csv';
const JSON_LINES_TYPE = 'application/jsonl';

/** The media types of every list, JSON first: the one for clients that accept anything. */
export const LIST_TYPES: readonly string[] = [JSON_TYPE, CSV_TYPE, JSON_LINES_TYPE];

/** How a list becomes text: what comes before its rows, the rows of a page, and what comes after them. */
export interface Form {
  before: string;
  write: (rows: readonly unknown[], isFirst: boolean) => string;
  after: string;
}

/** The place of a cell in a row, such as ['user', 'firstName']. */
type Column = readonly string[];

/** A shape, ignoring whether it is nullable or optional. */
const bare = (shape: z.core.$ZodType): z.core.$ZodType =>
  shape instanceof z.ZodNullable || shape instanceof z.ZodOptional ? bare(shape.unwrap()) : shape;

/** The one list in a response's shape. */
const findList = (shape: z.core.$ZodType): z.ZodArray | undefined => {
  if (shape instanceof z.ZodArray) return shape;
  if (!(shape instanceof z.ZodObject)) return undefined;
  return Object.values<z.ZodType>(shape.shape).map(findList).find(Boolean);
};

function columnsIn(shape: z.core.$ZodType, path: Column): Column[] {
  const inner = bare(shape);
  if (!(inner instanceof z.ZodObject)) return [path];
  return Object.entries<z.ZodType>(inner.shape).flatMap(([name, part]) => columnsIn(part, [...path, name]));
}

/** The columns of a list's CSV: the fields of its rows, in their order; those of an object within are columns as well. */
function columnsOf(response: z.ZodType): Column[] {
  const list = findList(response);
  if (!list) throw new Error('The response has no list.');
  return columnsIn(list.element, []);
}

/** The headings of a list's CSV, such as id and user.firstName. */
const headings = (response: z.ZodType): string[] => columnsOf(response).map((column) => column.join('.'));

/** A list within a row is JSON text, because it has no columns. */
function toCell(row: unknown, column: Column): Cell {
  const value = column.reduce<unknown>((part, name) => (part as Record<string, unknown> | null)?.[name], row);
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : (value as Cell);
}

/** `empty` is the response without rows. */
function toJson(empty: unknown): Form {
  const [before, after] = JSON.stringify(empty).split('[]');
  return {
    before: `${before}[`,
    write: (rows, isFirst) => (isFirst ? '' : ',') + JSON.stringify(rows).slice(1, -1),
    after: `]${after}`,
  };
}

function toCsv(response: z.ZodType): Form {
  const columns = columnsOf(response);
  return {
    before: csvHeader(headings(response)),
    write: (rows) => csvRows(rows.map((row) => columns.map((column) => toCell(row, column)))),
    after: '',
  };
}

const JSON_LINES: Form = {
  before: '',
  write: (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  after: '',
};

type Described = Record<string, { type: 'string'; description: string }>;

const describeColumns = (columns: string): Described => ({
  [CSV_TYPE]: {
    type: 'string',
    description: `Every row: RFC 4180 in UTF-8 with a byte order mark and a header row. The columns: ${columns}. A list within a row is JSON text, null is empty, and a text that would run as a formula has an apostrophe in front.`,
  },
  [JSON_LINES_TYPE]: { type: 'string', description: 'The JSON of every row, one per line.' },
});

/** What CSV and JSON Lines are, for the API's description. */
export const describeForms = (response: z.ZodType): Described =>
  describeColumns(headings(response).join(', '));

/** The same if the caller's own query decides. */
export const describeOwnForms = (): Described => describeColumns('what the query selects of a row');

/** The format of a full list, and the headers that say so. */
export function toForm(
  type: string,
  { path, response }: { path: string; response: z.ZodType },
  empty: unknown,
): Form & { headers: Record<string, string> } {
  const headers = { 'content-type': `${type}; charset=utf-8` };
  if (type === JSON_LINES_TYPE) return { ...JSON_LINES, headers };
  if (type !== CSV_TYPE) return { ...toJson(empty), headers };
  const filename = `${path.slice(1).replaceAll('/', '-')}.csv`;
  return {
    ...toCsv(response),
    headers: { ...headers, 'content-disposition': `attachment; filename="${filename}"` },
  };
}
