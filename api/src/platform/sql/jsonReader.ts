/**
 * Reads with SQL that returns JSON. What an operation's fields request at the same moment goes to the database as one
 * statement, with a subquery for each.
 */
import type { Pool } from 'pg';
import { currentSpender, type Spender, spendingBy } from '../db/spender.ts';
import { createStatementNames, type StatementName } from '../db/statementNames.ts';
import { assertOutsideTransaction, isUnavailable } from '../db/transaction.ts';
import type { RowsStatement } from './define.ts';
import { alone, type Statement, together, type ValueStatement, type Written } from './statement.ts';
import { inRawTransaction, type RawTx } from './transaction.ts';

export interface JsonReader {
  /**
   * The JSON value of a statement, for an operation (any object of its own). An error in one statement does not affect
   * those sent with it.
   */
  read: <Value>(operation: object, sql: ValueStatement<Value>) => Promise<Value>;
  /** Runs the work right before the operation's current requests are sent, so that what it reads is sent with them. */
  beforeReading: (operation: object, work: () => void) => void;
  /** A transaction of raw statements; it is retried if it lost to another one. */
  inTransaction: <Result>(work: (tx: RawTx) => Promise<Result>) => Promise<Result>;
  /** The rows of one statement, sent at once. */
  rows: <Row>(sql: RowsStatement<Row>) => Promise<Row[]>;
}

/** The reader for one operation: it charges every statement to the operation's caller. */
export const spendingReader = (sql: JsonReader, spender: Spender): JsonReader => ({
  read: (operation, statement) => spendingBy(spender, () => sql.read(operation, statement)),
  beforeReading: (operation, work) => spendingBy(spender, () => sql.beforeReading(operation, work)),
  inTransaction: (work) => spendingBy(spender, () => sql.inTransaction(work)),
  rows: (statement) => spendingBy(spender, () => sql.rows(statement)),
});

/** What an operation requests in one moment. */
interface Moment {
  asked: Asked[];
  before: (() => void)[];
  spender: Spender | undefined;
}

interface Asked {
  sql: Statement;
  resolve: (value: never) => void;
  reject: (error: unknown) => void;
}

/** Runs after everything that is ready to run, so that all current requests are in. */
const afterwards = (work: () => void): void => void Promise.resolve().then(() => process.nextTick(work));

/** `named`: statements are prepared, once per connection. */
export function createJsonReader(pool: Pool, named: boolean): JsonReader {
  const nameStatement: StatementName = named ? createStatementNames('json') : () => '';
  const waiting = new WeakMap<object, Moment>();

  async function query<Row extends object>({ text, values }: Written): Promise<Row[]> {
    assertOutsideTransaction('sql');
    const name = nameStatement({ sql: text });
    return (await pool.query<Row>(name ? { name, text, values } : { text, values })).rows;
  }

  async function ask(asked: Asked[], spender: Spender | undefined): Promise<void> {
    try {
      const written = together(asked.map(({ sql }) => sql));
      const [row] = await spendingBy(spender, () => query<Record<number, never>>(written));
      asked.forEach(({ resolve }, index) => void resolve(row![index]!));
    } catch (error) {
      // Together they may take too long, or one may fail, so each one runs alone.
      if (asked.length > 1 && !isUnavailable(error)) for (const one of asked) void ask([one], spender);
      else for (const { reject } of asked) reject(error);
    }
  }

  function getMoment(operation: object): Moment {
    const begun = waiting.get(operation);
    if (begun) return begun;
    const moment: Moment = { asked: [], before: [], spender: currentSpender() };
    waiting.set(operation, moment);
    afterwards(() => {
      // The work may request more, including more of itself.
      for (const work of moment.before) work();
      waiting.delete(operation);
      if (moment.asked.length) void ask(moment.asked, moment.spender);
    });
    return moment;
  }

  return {
    rows: async <Row>(sql: RowsStatement<Row>) =>
      (await query<{ value: Row }>(alone(sql))).map(({ value }) => value),
    inTransaction: (work) => inRawTransaction(pool, nameStatement, work),
    read: (operation, sql) =>
      new Promise((resolve, reject) => {
        getMoment(operation).asked.push({ sql, resolve, reject });
      }),
    beforeReading: (operation, work) => void getMoment(operation).before.push(work),
  };
}
