/**
 * The mark of a database that has all rows of a copy and is not ready yet: what follows the rows, its migration for one,
 * is in other transactions. The next load of the same copy goes on there.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { TableSum } from './rows.ts';

export interface Sent {
  table: string;
  sum: TableSum;
}

/** What tells this copy's rows from all others. */
const nameOf = (sent: readonly Sent[]): string =>
  `unfinished ${createHash('sha256')
    .update(JSON.stringify(sent.map(({ table, sum }) => [table, sum.rows, sum.digest])))
    .digest('hex')}`;

/** A comment, because it comes with the rows' transaction and no table of its own is left. */
const TABLE = '"_prisma_migrations"';

export const markUnfinished = (client: pg.ClientBase, sent: readonly Sent[]) =>
  client.query(`COMMENT ON TABLE ${TABLE} IS '${nameOf(sent)}'`);

export const markFinished = (pool: pg.Pool) => pool.query(`COMMENT ON TABLE ${TABLE} IS NULL`);

export async function readMark(pool: pg.Pool): Promise<string | null> {
  const { rows } = await pool.query<{ mark: string | null }>(
    `SELECT obj_description(to_regclass('${TABLE}'), 'pg_class') AS mark`,
  );
  return rows[0]!.mark;
}

export const isMarkOf = (mark: string, sent: readonly Sent[]): boolean => mark === nameOf(sent);
