/** Rows as text, read and written the way PostgreSQL itself writes and reads every type, so that nothing is rounded. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { quoted, type Table } from './tables.ts';

/** The values in the order of the table's columns. */
export type Row = (string | null)[];

/** How many rows are in memory at a time. */
export const BATCH = 500;
/** For a table with files, which may have megabytes each. */
const FILE_BATCH = 10;

/** How many characters of rows are in memory at a time, if there are many. */
export const BATCH_CHARACTERS = 8_000_000;

/** Formats that do not depend on the server's configuration, and no time limit. */
export const COPY_SESSION = `
  SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres'; SET LOCAL TimeZone = 'UTC';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex';
  SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`;

const asText = { getTypeParser: () => (value: unknown) => value };

/** The table's rows by its key, some hundreds at a time. Inside a transaction. */
export async function* readRows(client: pg.ClientBase, { name, columns, key }: Table): AsyncGenerator<Row[]> {
  const list = columns.map((column) => quoted(column.name)).join(', ');
  // Texts in the order of their bytes: two databases may have different alphabets.
  const order = key.map((column) =>
    /^(text|character)/.test(columns.find((known) => known.name === column)?.type ?? '')
      ? `${quoted(column)} COLLATE "C"`
      : quoted(column),
  );
  const batch = columns.some(({ type }) => type === 'bytea') ? FILE_BATCH : BATCH;
  await client.query(
    `DECLARE copied NO SCROLL CURSOR FOR SELECT ${list} FROM ${quoted(name)} ORDER BY ${order.join(', ')}`,
  );
  for (;;) {
    const { rows } = await client.query<Row>({
      text: `FETCH ${batch} FROM copied`,
      rowMode: 'array',
      types: asText as never,
    });
    if (rows.length) yield rows;
    if (rows.length < batch) break;
  }
  await client.query('CLOSE copied');
}

/** Writes rows; the columns of a batch travel as one array each. */
export async function insertRows(
  client: pg.ClientBase,
  { name, columns }: Table,
  rows: Row[],
): Promise<void> {
  const arrays = columns.map((_, index) => rows.map((row) => row[index] ?? null));
  const names = columns.map((column) => quoted(column.name)).join(', ');
  const values = columns.map(({ type }, index) => `c${index}::${type}`).join(', ');
  const given = columns.map((_, index) => `$${index + 1}::text[]`).join(', ');
  const aliases = columns.map((_, index) => `c${index}`).join(', ');
  await client.query(
    `INSERT INTO ${quoted(name)} (${names}) OVERRIDING SYSTEM VALUE
     SELECT ${values} FROM unnest(${given}) AS given(${aliases})`,
    arrays,
  );
}

/** A row as its line in a file. */
export const toLine = (row: Row): string => JSON.stringify(row);

/** How many rows a table has and what they contain, as a sum of 64 hexadecimal digits. */
export interface TableSum {
  rows: number;
  digest: string;
}

/** Sums up a table from its lines. */
export function createSum() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (line: string) => {
      hash.update(line).update('\n');
      rows += 1;
    },
    end: (): TableSum => ({ rows, digest: hash.digest('hex') }),
  };
}
