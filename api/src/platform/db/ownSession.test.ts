/** Which poolers the portal works behind: in front of a real server, PgBouncer in each of its modes. */
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { hasPgBouncer, pgBouncerForTest } from '../../../test/faults/support/pgbouncer.ts';
import { readTestDatabaseUrl } from '../config/config.ts';
import { createAlone } from './alone.ts';
import { type Database, openDatabase } from './database.ts';

const url = readTestDatabaseUrl();
const open = (databaseUrl: string): Promise<Database> =>
  openDatabase({ dataDir: '', databaseUrl }, pino({ level: 'silent' }));

describe.runIf(url && hasPgBouncer)('behind PgBouncer', () => {
  test('with the settings of deploy/, a session keeps its limits and its lock', async () => {
    const { url: pooled } = await pgBouncerForTest(url!);
    const [one, other] = await Promise.all([open(pooled), open(pooled)]);
    onTestFinished(() => one.close());
    onTestFinished(() => other.close());
    const { rows } = await one.pool.query(
      `SELECT name, setting FROM pg_settings WHERE name IN ('TimeZone', 'jit', 'lock_timeout', 'statement_timeout',
         'idle_in_transaction_session_timeout', 'client_connection_check_interval') ORDER BY lower(name)`,
    );
    expect(rows.map(({ name, setting }) => `${name} ${setting}`)).toEqual([
      'client_connection_check_interval 500',
      'idle_in_transaction_session_timeout 10000',
      'jit off',
      'lock_timeout 2000',
      'statement_timeout 5000',
      'TimeZone UTC',
    ]);
    const done: string[] = [];
    const LOCK = 4_999;
    await createAlone(
      one,
      LOCK,
    )(async () => {
      done.push('one');
      await createAlone(other, LOCK)(async () => void done.push('other'));
    });
    // PgBouncer ends the session a moment after its client.
    const afterward = () => createAlone(other, LOCK)(async () => void done.push('other afterward'));
    await vi.waitFor(async () => {
      await afterward();
      expect(done).toEqual(['one', 'other afterward']);
    }, 10_000);
  });

  test.each(['transaction', 'statement'])('pool_mode %s is refused, with what to do', async (mode) => {
    const { url: pooled } = await pgBouncerForTest(url!, { pool_mode: mode });
    await expect(open(pooled)).rejects.toThrow(
      /^DATABASE_URL leads to a pooler that gives each transaction another connection; .* pool_mode = session/,
    );
  });
});
