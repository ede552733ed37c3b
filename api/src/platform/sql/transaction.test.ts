/** Transactions of raw statements: all or nothing, retried on conflict, on a single connection. */
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Machines, openMachines } from '../../../test/support/machines.ts';
import { isUnavailable } from '../db/transaction.ts';

let machines: Machines;
beforeAll(async () => {
  machines = await openMachines();
});
afterAll(() => machines.database.close());

const countMachines = async () =>
  (await machines.database.pool.query<{ all: string }>('SELECT count(*) AS all FROM "Machine"')).rows[0]!.all;

it('writes all or nothing', async () => {
  const { sql } = machines;
  const reason = sql.inTransaction(async (tx) => {
    await tx.$executeRaw`DELETE FROM "Machine" WHERE name = ${'Saw'}`;
    throw new Error('not so');
  });
  await expect(reason).rejects.toThrow('not so');
  expect(await countMachines()).toBe('3');
  await sql.inTransaction(async (tx) => {
    expect(await tx.$executeRaw`DELETE FROM "Machine" WHERE name = ${'Saw'}`).toBe(1);
  });
  expect(await countMachines()).toBe('2');
});

it('is retried when it lost against another one, and not for any other error', async () => {
  const { sql } = machines;
  let tries = 0;
  const result = await sql.inTransaction(async (tx) => {
    tries += 1;
    if (tries < 3) throw Object.assign(new Error('deadlock'), { code: '40P01' });
    return (await tx.$queryRaw<{ one: number }[]>`SELECT 1 AS one`)[0]?.one;
  });
  expect({ result, tries }).toEqual({ result: 1, tries: 3 });
});

it('lets nothing past itself', async () => {
  const { sql, database } = machines;
  await expect(sql.inTransaction(() => database.prisma.$queryRaw`SELECT 1`)).rejects.toThrow(
    'inside a transaction',
  );
});

it('fails with its connection, and the next one has another', async () => {
  const { sql, database } = machines;
  const { pool } = database;
  const acquired = new Promise<PoolClient>((resolve) => pool.once('acquire', resolve));
  const lost = sql.inTransaction(async (tx) => {
    const waiting = tx.$queryRaw`SELECT pg_sleep(0.1)`;
    const { connection } = (await acquired) as PoolClient & { connection: { stream: { destroy(): void } } };
    connection.stream.destroy();
    return waiting;
  });
  await expect(lost).rejects.toSatisfy(isUnavailable);
  expect(await sql.inTransaction((tx) => tx.$queryRaw`SELECT 2 AS two`)).toEqual([{ two: 2 }]);
});
