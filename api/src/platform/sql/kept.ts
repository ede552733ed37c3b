/**
 * Values computed from tables, kept in memory for as long as they would come out the same: until a transaction has changed
 * one of these tables. The database notes each such transaction (migration touched_tables) and is asked before each use,
 * so a kept value is never older than one that is read anew, whichever process made the change.
 */
import { LRUCache } from 'lru-cache';
import type { Tables } from './dataModel.ts';
import type { JsonReader } from './jsonReader.ts';
import { momentOf } from './kept.sql.ts';
import type { ValueStatement } from './statement.ts';

export type TableName = keyof Tables & string;

/** What is kept: its name, what it is computed from, and how many rows it has. */
export interface KeptKind<Value> {
  name: string;
  tables: readonly TableName[];
  size: (value: Value) => number;
}

export interface Kept {
  /** The value that `compute` gives for these arguments now. It is shared, so no one may change it. */
  compute: <Value>(
    operation: Reading,
    kind: KeptKind<Value>,
    args: readonly (string | number | boolean | null)[],
    compute: () => Promise<Value>,
  ) => Promise<Value>;
  /** The value of a statement, whose tables are in its text. */
  read: <Value>(operation: Reading, statement: ValueStatement<Value>) => Promise<Value>;
}

interface Reading {
  sql: JsonReader;
}

interface Remembered {
  value: unknown;
  snapshot: string;
  server: string;
}

/** Rows in all values together. */
const MOST_ROWS = 200_000;
/** Half as long as the database remembers changes (`forgottenTouches`). */
const LONGEST_MS = 30 * 60_000;

const NEVER = { snapshot: '1:1:', server: '' };

/** The tables in the text of a statement: names with a capital letter. */
export const tablesIn = ({ strings }: Pick<ValueStatement<unknown>, 'strings'>): TableName[] => [
  ...new Set([...strings.join('').matchAll(/"([A-Z]\w*)"/g)].map(([, name]) => name as TableName)),
];

export function createKept(): Kept {
  const values = new LRUCache<string, Remembered>({
    maxSize: MOST_ROWS,
    ttl: LONGEST_MS,
    // A computer that slept has missed changes, and only the calendar's clock goes on meanwhile.
    perf: Date,
  });
  const compute: Kept['compute'] = async (operation, { name, tables, size }, args, compute) => {
    const key = JSON.stringify([name, ...args]);
    const known = values.get(key);
    const { snapshot, server } = known ?? NEVER;
    const { isTouched, ...moment } = await operation.sql.read(
      operation,
      momentOf({ tables, snapshot, server }),
    );
    if (known && !isTouched) return known.value as never;
    const value = await compute();
    values.set(key, { value, ...moment }, { size: 1 + size(value) });
    return value;
  };
  return {
    compute,
    read: (operation, statement) =>
      compute(
        operation,
        { name: statement.strings.join('?'), tables: tablesIn(statement), size: () => 0 },
        [JSON.stringify(statement.values)],
        () => operation.sql.read(operation, statement),
      ),
  };
}
