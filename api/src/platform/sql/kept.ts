/**
 * Values computed from tables, kept in memory until a transaction changes one of these tables. The database notes each
 * such transaction (migration touched_tables) and is asked before each use, so a kept value is never older than one
 * read anew, no matter which process made the change.
 */
import { LRUCache } from 'lru-cache';
import { type TableName, tableNames, watchedTables } from './dataModel.ts';
import type { JsonReader } from './jsonReader.ts';
import { momentOf } from './kept.sql.ts';
import type { Defined } from './places.ts';
import type { ValueStatement } from './statement.ts';

/** What is kept: its name, the tables that it is computed from, and how many rows it holds. */
export interface KeptKind<Value> {
  name: string;
  tables: readonly TableName[];
  size?: (value: Value) => number;
  /** When it changes as time passes; null if never. A value that is past this when it is computed is not kept. */
  until?: (value: Value) => Date | null;
  /** Whether one statement computes it. A new value then takes only that one, and may be computed once more than needed. */
  isOneStatement?: boolean;
}

/** What a value depends on besides the database. */
type Arguments = readonly (string | number | boolean | null)[];

export interface Kept {
  /**
   * What `compute` returns for these arguments now. It reads everything anew, because earlier reads may be older. The
   * value is shared, so it must not be changed.
   */
  compute: <Value>(
    operation: Reading,
    kind: KeptKind<Value>,
    args: Arguments,
    compute: () => Promise<Value>,
  ) => Promise<Value>;
}

interface Reading {
  sql: JsonReader;
  now: () => Date;
}

/** What a statement saw. */
interface Moment {
  snapshot: string;
  server: string;
}

interface KeptValue extends Moment {
  value: unknown;
  until: Date | null;
}

/** The most values, and the most rows in all of them: a row takes about two kilobytes. */
const MOST_VALUES = 500;
const MOST_ROWS = 50_000;
/** The most letters in a statement's values, which are part of the key. */
const MOST_LETTERS = 1_000;
/** The database remembers changes for longer (`forgottenTouches`). */
const LONGEST_MS = 10 * 60_000;

const BEFORE_ALL: Moment = { snapshot: '1:1:', server: '' };

/** By text: one for each combination of conditions. */
const named = new LRUCache<string, TableName[]>({ max: 500 });

/** The tables named in a text. */
function tablesIn(text: string): TableName[] {
  const tables = named.get(text) ?? tableNames.filter((name) => text.includes(`"${name}"`));
  named.set(text, tables);
  return tables;
}

const isWatched = (table: TableName): boolean => watchedTables.includes(table);

/** The tables that these statements read. Throws an Error if changes of one of them are not noted. */
export function tablesOf(...statements: Defined[]): TableName[] {
  const tables = [...new Set(statements.flatMap(({ pieces }) => tablesIn(pieces.join('?'))))];
  for (const table of tables)
    if (!isWatched(table)) throw new Error(`No value can be kept that is read from ${table}.`);
  return tables;
}

export function createKept(): Kept {
  const values = new LRUCache<string, KeptValue>({
    max: MOST_VALUES,
    maxSize: MOST_ROWS,
    ttl: LONGEST_MS,
    ttlAutopurge: true,
    // A computer that slept may have missed changes, and only the wall clock counts that time.
    perf: Date,
  });
  let latest: (Moment & { at: number }) | undefined;
  const recentMoment = (): Moment | undefined =>
    latest && Date.now() - latest.at < LONGEST_MS ? latest : undefined;

  const readNow: Kept['compute'] = async (operation, kind, args, work) => {
    const { name, tables, size, until, isOneStatement } = kind;
    const key = JSON.stringify([name, ...args]);
    const known = values.get(key);
    // A new value is at least as new as the moment of an earlier statement.
    const recent = isOneStatement && !known ? recentMoment() : undefined;
    let { snapshot, server } = known ?? recent ?? BEFORE_ALL;
    if (!recent) {
      const found = await operation.sql.read(operation, momentOf({ tables, snapshot, server }));
      ({ snapshot, server } = found);
      latest = { snapshot, server, at: Date.now() };
      const isOver = known?.until && known.until <= operation.now();
      if (known && !found.isTouched && !isOver) return known.value as never;
    }
    const value = await work();
    const end = until?.(value) ?? null;
    if (end && end <= operation.now()) values.delete(key);
    else
      values.set(key, { value, until: end, snapshot, server }, { size: 1 + Math.ceil(size?.(value) ?? 0) });
    return value;
  };
  return { compute: sharedByFields(readNow) };
}

/** Computed once for several fields of an operation that request it at the same time. */
export function sharedByFields(compute: Kept['compute']): Kept['compute'] {
  const running = new WeakMap<object, Map<string, Promise<never>>>();
  return (operation, kind, args, work) => {
    const ofOperation = running.get(operation) ?? new Map<string, Promise<never>>();
    running.set(operation, ofOperation);
    const key = JSON.stringify([kind.name, ...args]);
    const begun = ofOperation.get(key) ?? (compute(operation, kind, args, work) as Promise<never>);
    ofOperation.set(key, begun);
    const forget = () => void ofOperation.delete(key);
    begun.then(forget, forget);
    return begun;
  };
}

/**
 * The value of a statement that does not depend on the time. It is kept if its values are short and the changes of all
 * its tables, or of the given ones, are noted.
 */
export function readKept<Value>(
  context: Reading & { kept: Kept },
  statement: ValueStatement<Value>,
  options: Partial<Pick<KeptKind<Value>, 'tables' | 'until'>> = {},
): Promise<Value> {
  const { strings } = statement;
  const size = (value: Value) => (Array.isArray(value) ? value.length : 0);
  const name = strings.join('?');
  const kind: KeptKind<Value> = { name, tables: tablesIn(name), size, isOneStatement: true, ...options };
  const values = JSON.stringify(statement.values);
  const isKept = kind.tables.length > 0 && kind.tables.every(isWatched) && values.length < MOST_LETTERS;
  const read = () => context.sql.read(context, statement);
  return isKept ? context.kept.compute(context, kind, [values], read) : read();
}
