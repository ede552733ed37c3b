/** Transactions of raw statements: whole or not at all, tried again when they lost, and no more than one connection. */
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { isUnavailable } from '../db/transaction.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const attempts = () => portal.db.signInAttempt.count();

it('writes all or nothing', async () => {
  const { sql } = portal.services;
  const before = await attempts();
  const reason = sql.inTransaction(async (tx) => {
    await tx.$executeRaw`INSERT INTO "SignInAttempt" ("addressKey", client) VALUES ('a', ${'one'})`;
    throw new Error('not so');
  });
  await expect(reason).rejects.toThrow('not so');
  expect(await attempts()).toBe(before);
  await sql.inTransaction(async (tx) => {
    expect(
      await tx.$executeRaw`INSERT INTO "SignInAttempt" ("addressKey", client) VALUES ('a', ${'two'})`,
    ).toBe(1);
  });
  expect(await attempts()).toBe(before + 1);
});

it('is retried when it lost against another one, and not for any other error', async () => {
  const { sql } = portal.services;
  let tries = 0;
  const result = await sql.inTransaction(async (tx) => {
    tries += 1;
    if (tries < 3) throw Object.assign(new Error('deadlock'), { code: '40P01' });
    return (await tx.$queryRaw<{ one: number }[]>`SELECT 1 AS one`)[0]?.one;
  });
  expect({ result, tries }).toEqual({ result: 1, tries: 3 });
});

it('lets nothing past itself', async () => {
  const { sql, db } = portal.services;
  await expect(sql.inTransaction(() => db.user.count())).rejects.toThrow('inside a transaction');
});

it('fails with its connection, and the next one has another', async () => {
  const { sql } = portal.services;
  const { pool } = portal.database;
  pool.once('acquire', (client: PoolClient) => {
    const { stream } = (client as unknown as { connection: { stream: { destroy: () => void } } }).connection;
    setTimeout(() => stream.destroy(), 50);
  });
  const lost = sql.inTransaction((tx) => tx.$queryRaw`SELECT pg_sleep(1)`);
  await expect(lost).rejects.toSatisfy(isUnavailable);
  expect(await sql.inTransaction((tx) => tx.$queryRaw`SELECT 2 AS two`)).toEqual([{ two: 2 }]);
});
