/**
 * Reading by SQL that answers JSON. What the fields of one operation ask in the same moment goes to the database as a
 * single statement, with a subquery for each.
 */
import type { Pool } from 'pg';
import type { Prisma } from '../db/generated/client/client.ts';
import { createStatementNames, type StatementName } from '../db/statementNames.ts';
import { assertOutsideTransaction, isUnavailable } from '../db/transaction.ts';
import { inRawTransaction, type RawTx } from './transaction.ts';

export interface JsonReader {
  /**
   * The JSON value of a statement that selects one, for an operation (any object of its own). A fault of one statement
   * is not one of those that were asked with it.
   */
  read: <Value>(operation: object, sql: Prisma.Sql) => Promise<Value>;
  /** A transaction of raw statements; it is run again when it lost against another one. */
  inTransaction: <Result>(work: (tx: RawTx) => Promise<Result>) => Promise<Result>;
  /** The rows of one statement, at once. */
  rows: <Row extends object>(sql: Prisma.Sql) => Promise<Row[]>;
}

interface Asked {
  sql: Prisma.Sql;
  resolve: (value: never) => void;
  reject: (fault: unknown) => void;
}

/** Runs when all that is ready to run has run, so that everything that asks now has asked. */
const afterwards = (work: () => void): void => void Promise.resolve().then(() => process.nextTick(work));

/** One statement with a column for each of those given, called 0, 1 …; in one go, as every request makes one. */
function together(parts: readonly Prisma.Sql[]): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const columns = parts.map((part, column) => {
    let text = part.strings[0]!;
    part.values.forEach((value, index) => {
      text += `$${values.push(value)}${part.strings[index + 1]}`;
    });
    return `(${text}) AS "${column}"`;
  });
  return { text: `SELECT ${columns.join(', ')}`, values };
}

/** `named`: statements are prepared, once on each connection. */
export function createJsonReader(pool: Pool, named: boolean): JsonReader {
  const nameOf: StatementName = named ? createStatementNames('json') : () => '';
  const waiting = new WeakMap<object, Asked[]>();

  async function query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    assertOutsideTransaction('sql');
    const name = nameOf({ sql: text });
    return (await pool.query<Row>({ text, values, ...(name ? { name } : {}) })).rows;
  }

  async function ask(asked: Asked[]): Promise<void> {
    const { text, values } = together(asked.map(({ sql }) => sql));
    try {
      const [row] = await query<Record<number, never>>(text, values);
      asked.forEach(({ resolve }, index) => void resolve(row![index]!));
    } catch (fault) {
      // Together they may take too long, or one of them is at fault: each then stands for itself.
      if (asked.length > 1 && !isUnavailable(fault)) for (const one of asked) void ask([one]);
      else for (const { reject } of asked) reject(fault);
    }
  }

  return {
    rows: ({ text, values }) => query(text, values),
    inTransaction: (work) => inRawTransaction(pool, nameOf, work),
    read: (operation, sql) =>
      new Promise((resolve, reject) => {
        const others = waiting.get(operation);
        if (others) {
          others.push({ sql, resolve, reject });
          return;
        }
        const asked: Asked[] = [{ sql, resolve, reject }];
        waiting.set(operation, asked);
        afterwards(() => {
          waiting.delete(operation);
          void ask(asked);
        });
      }),
  };
}
