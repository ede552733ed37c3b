/** A database that responds but cannot work: during a failover, or behind a pooler. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { readTestDatabaseUrl } from '../config/config.ts';
import { inTransaction, isUnavailable } from './transaction.ts';

let portal: TestPortal;
let driver: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
  driver = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
});
afterAll(() => portal.close());
afterEach(() => readOnly(false));

/** Makes the database read-only, like a server that was the primary until a moment ago. */
async function readOnly(is: boolean): Promise<void> {
  const { pool } = portal.database;
  const client = await pool.connect();
  try {
    const value = is ? 'on' : 'off';
    await client.query(`SET default_transaction_read_only = off`);
    if (readTestDatabaseUrl()) {
      const { rows } = await client.query('SELECT current_database() AS name');
      await client.query(`ALTER DATABASE ${rows[0].name} SET default_transaction_read_only = ${value}`);
      await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`);
    }
    await client.query(`SET default_transaction_read_only = ${value}`);
  } finally {
    client.release();
  }
}

test('a server that no longer takes writes is unavailable: 503, and try again', async () => {
  const body = { date: '2026-11-18', worked: true };
  await readOnly(true);
  const refused = await portal.rest('POST', '/time-logs', { token: driver.token, body });
  expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  const { errors } = await portal.graphql('mutation { logout { __typename } }', {}, driver.token);
  expect(errors).toMatchObject([{ extensions: { code: 'UNAVAILABLE', retryAfter: 1 } }]);
  // Reads continue.
  expect(await portal.rest('GET', '/auth/me', { token: driver.token })).toMatchObject({ status: 200 });
  await readOnly(false);
  expect(await portal.rest('POST', '/time-logs', { token: driver.token, body })).toMatchObject({
    status: 201,
  });
});

const failWith = (code: string) => `DO $$ BEGIN RAISE EXCEPTION 'gone' USING ERRCODE = '${code}'; END $$`;

test.each(['08P01', '25006'])(
  '%s means that the database is away, and so do the errors after it',
  async (code) => {
    const { prisma, pool } = portal.database;
    expect(
      isUnavailable(await prisma.$executeRawUnsafe(failWith(code)).catch((error: unknown) => error)),
    ).toBe(true);
    expect(isUnavailable(await pool.query(failWith(code)).catch((error: unknown) => error))).toBe(true);
    const after = await inTransaction(prisma, async (tx) => {
      await tx.$executeRawUnsafe(failWith(code)).catch(() => undefined);
      await tx.user.count();
    }).catch((error: unknown) => error);
    expect(isUnavailable(after)).toBe(true);
  },
);
