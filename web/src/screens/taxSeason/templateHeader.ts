import Papa from 'papaparse';

/** The header line of a template, or why it cannot be one. */
export type TemplateHeader =
  | { readonly ok: true; readonly header: string; readonly columns: readonly string[] }
  | { readonly ok: false; readonly error: string };

/** The header line is far shorter; nothing after it is needed. */
const MOST_BYTES = 64 * 1024;

const NO_HEADER = 'This isn’t an IRS template header: it names fewer than two columns.';
const WORKBOOK = 'This is a spreadsheet file. Save it as CSV first, or paste its header line.';

/** The header line of a text, word for word, ignoring the rest. */
export function parseHeader(text: string): TemplateHeader {
  if (text.startsWith('PK\u0003\u0004')) return { ok: false, error: WORKBOOK };
  const header = text
    .replace(/^\ufeff/, '')
    .split(/\r\n?|\n/)
    .find((line) => line.trim() !== '')
    ?.trim();
  const columns = header ? (Papa.parse<string[]>(header, { delimiter: ',' }).data[0] ?? []) : [];
  if (!header || columns.filter((column) => column.trim() !== '').length < 2)
    return { ok: false, error: NO_HEADER };
  return { ok: true, header, columns: columns.map((column) => column.trim()) };
}

/** The header line of a chosen file; only its beginning is read. */
export async function readHeader(file: Blob): Promise<TemplateHeader> {
  return parseHeader(await file.slice(0, MOST_BYTES).text());
}

/** '54 columns, from "Form Type" to "State 2 - Special Data Entries"'. */
export function columnsText(columns: readonly string[]): string {
  return `${columns.length} columns, from "${columns[0]}" to "${columns.at(-1)}"`;
}

type SavedTemplate = {
  readonly columns: readonly string[];
  readonly unknownColumns: readonly string[];
  readonly missingColumns: readonly string[];
};

const named = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

/** The server's result for a template: the columns that stay empty, and the values without a column. */
export function templateRemarks({
  columns,
  unknownColumns,
  missingColumns,
}: SavedTemplate): readonly string[] {
  const remarks = [
    unknownColumns.length > 0 && `Unknown, and left empty: ${named(unknownColumns)}.`,
    missingColumns.length > 0 && `No column for: ${named(missingColumns)}.`,
  ].filter((remark) => remark !== false);
  return remarks.length > 0 ? remarks : [`All ${columns.length} columns are known.`];
}
