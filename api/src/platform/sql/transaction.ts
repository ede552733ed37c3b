/**
 * A transaction of raw statements on one connection, without Prisma's client, for the few writes that people wait for.
 */

import { raw, type Sql, sqltag } from '@prisma/client/runtime/client';
import type { Pool, PoolClient } from 'pg';
import { currentSpender, spendingBy } from '../db/spender.ts';
import type { StatementName } from '../db/statementNames.ts';
import { begin, commit, guarded, retried, sendWithNext, type Tx } from '../db/transaction.ts';
import type { Bound } from './compile.ts';
import type { Change, RowsStatement } from './define.ts';

/**
 * What Prisma's own transaction also has, so that a write can be part of either. Rows may have only text, integers,
 * booleans and JSON, because for other types the two return different values.
 */
export type RawTx = Pick<Tx, '$queryRaw' | '$executeRaw'>;

/** Prisma uses only those parts of a statement that ours have, too. */
const toSql = (statement: Bound) => statement as Sql;

/** The rows of a typed statement, in either kind of transaction. */
export const rowsIn = async <Row>(tx: RawTx, statement: RowsStatement<Row>): Promise<Row[]> =>
  (await tx.$queryRaw<{ value: Row }[]>(toSql(statement))).map(({ value }) => value);

/**
 * The rows of a typed statement as of its start, a few at a time, so that only those are in memory. A transaction can
 * read only one statement at a time this way.
 */
export async function* partsIn<Row>(
  tx: RawTx,
  statement: RowsStatement<Row>,
  size: number,
): AsyncGenerator<Row[]> {
  const text = `DECLARE parts NO SCROLL CURSOR FOR ${statement.text}`;
  await tx.$executeRaw(toSql({ ...statement, text, sql: text }));
  for (;;) {
    const rows = await tx.$queryRaw<{ value: Row }[]>(raw(`FETCH ${size} FROM parts`));
    if (rows.length > 0) yield rows.map(({ value }) => value);
    if (rows.length < size) break;
  }
  await tx.$executeRaw(raw('CLOSE parts'));
}

/** Runs a typed change in either kind of transaction. Returns how many rows it changed. */
export const changeIn = (tx: RawTx, change: Change): Promise<number> => tx.$executeRaw(toSql(change));

/** Sends a change without waiting for it, in the transactions of this file. */
const senders = new WeakMap<RawTx, (change: Change) => void>();

/**
 * Runs a typed change whose result no one reads. It is sent together with what follows, COMMIT at the latest, and if it
 * fails, so does the transaction. Prisma's own transaction and the embedded database wait for it.
 */
export async function sendIn(tx: RawTx, change: Change): Promise<void> {
  const send = senders.get(tx);
  if (send) send(change);
  else await changeIn(tx, change);
}

function rawTx(client: PoolClient, nameStatement: StatementName): RawTx {
  const run = async (query: TemplateStringsArray | Sql, values: unknown[]) => {
    const { text, values: bound } = 'raw' in query ? sqltag(query, ...values) : query;
    const name = nameStatement({ sql: text });
    return client.query({ text, values: bound, ...(name ? { name } : {}) });
  };
  return {
    $queryRaw: async (query: TemplateStringsArray | Sql, ...values: unknown[]) =>
      (await run(query, values)).rows,
    $executeRaw: async (query: TemplateStringsArray | Sql, ...values: unknown[]) =>
      (await run(query, values)).rowCount ?? 0,
  } as unknown as RawTx;
}

async function attempt<Result>(
  pool: Pool,
  nameStatement: StatementName,
  work: (tx: RawTx) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const sent: Promise<unknown>[] = [];
  const lose = (error: Error): void => {
    broken = error;
  };
  // The current statement fails as well. Without a listener, a lost connection would end the process.
  client.on('error', lose);
  try {
    begin(client);
    const tx = rawTx(client, nameStatement);
    const send = (change: Change): void => {
      sendWithNext(client);
      const changed = changeIn(tx, change);
      changed.catch(() => {});
      sent.push(changed);
    };
    // The embedded server answers one statement before it reads the next.
    if (pool.options.pipeline) senders.set(tx, send);
    const result = await guarded(() => work(tx));
    await Promise.all([...sent, commit(client)]);
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(lose);
    // If one of these failed, what followed it was refused because of that.
    await Promise.all(sent);
    throw error;
  } finally {
    client.off('error', lose);
    // A broken connection is not reused.
    client.release(broken);
  }
}

/** Runs the work in one transaction, and again if it lost to another one, like `inTransaction`. */
export function inRawTransaction<Result>(
  pool: Pool,
  nameStatement: StatementName,
  work: (tx: RawTx) => Promise<Result>,
): Promise<Result> {
  const spender = currentSpender();
  return retried(() => spendingBy(spender, () => attempt(pool, nameStatement, work)));
}
