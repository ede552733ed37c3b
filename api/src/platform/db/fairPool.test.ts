/** The pool is shared fairly on both databases, and each statement is charged to its caller. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/support/database.ts';
import { readTestDatabaseUrl } from '../config/config.ts';
import { createJsonReader, type JsonReader, spendingReader } from '../sql/jsonReader.ts';
import type { Database } from './database.ts';
import { Spender, spendingBy } from './spender.ts';
import { spendingClient } from './spendingClient.ts';
import { inTransaction, isUnavailable } from './transaction.ts';

const onServer = readTestDatabaseUrl() !== undefined;

let database: Database;
let sql: JsonReader;
beforeAll(async () => {
  database = await openTestDatabase();
  sql = createJsonReader(database.pool, onServer);
});
afterAll(() => database.close());

/** Takes a connection as soon as there is one, until it is returned. */
function occupy(spender: Spender): { begun: Promise<unknown>; giveBack: () => Promise<void> } {
  const client = spendingBy(spender, () => database.pool.connect());
  return {
    begun: client.then((one) => one.query('SELECT 1')),
    giveBack: async () => (await client).release(),
  };
}

test.each([
  ['another has', () => new Spender('flooding')],
  ['many others of one lane have', (index: number) => new Spender(`caller ${index}`, undefined, 'flooding')],
])('a newcomer is served before what %s waiting', async (_who, toSpender) => {
  const [first, ...flood] = Array.from({ length: 30 }, (_, index) => occupy(toSpender(index)));
  const honest = new Spender('honest');
  const asked = spendingBy(honest, () => database.pool.query('SELECT 1'));
  expect(database.pool.awaited).toBeGreaterThan(20);
  // On a server, the flood never gets more than half of the connections. The embedded database has one, and the
  // newcomer is next.
  await first!.begun;
  await first!.giveBack();
  await asked;
  for (const { begun, giveBack } of flood) {
    await begun;
    await giveBack();
  }
  expect(database.pool.awaited).toBe(0);
});

test('the caller is charged for a statement, no matter what code sends it', async () => {
  const operation = {};
  const spent = async (work: (spender: Spender) => Promise<unknown>): Promise<number> => {
    const charged: number[] = [];
    const spender = new Spender('one', (milliseconds) => void charged.push(milliseconds));
    await work(spender);
    expect(charged.reduce((sum, each) => sum + each, 0)).toBe(spender.spent);
    return spender.spent;
  };
  const statement = { strings: ["SELECT to_json('x'::text)"], values: [] };
  for (const work of [
    (spender: Spender) => spendingReader(sql, spender).read(operation, statement),
    (spender: Spender) => spendingReader(sql, spender).inTransaction((tx) => tx.$queryRaw`SELECT 1 AS one`),
    (spender: Spender) => spendingClient(database.prisma, spender).user.count(),
    (spender: Spender) => spendingClient(database.prisma, spender).$queryRaw`SELECT 1 AS one`,
    (spender: Spender) => inTransaction(spendingClient(database.prisma, spender), (tx) => tx.user.count()),
  ])
    expect(await spent(work)).toBeGreaterThan(0);
  expect(await spent(() => database.prisma.user.count())).toBe(0);
});

test('an ended spender gets no further statement, waiting or new, except for what is left to do', async () => {
  const spender = new Spender('over');
  const others = Array.from({ length: 10 }, (_, index) => occupy(new Spender(String(index))));
  const waiting = spendingBy(spender, () => database.pool.query('SELECT 1'));
  const outcome = waiting.catch((error: unknown) => error);
  spender.end('gone');
  expect(isUnavailable(await outcome)).toBe(true);
  await expect(spendingClient(database.prisma, spender).user.count()).rejects.toSatisfy(isUnavailable);
  for (const { begun, giveBack } of others) {
    await begun;
    await giveBack();
  }
  spender.reopen();
  expect(await spendingClient(database.prisma, spender).user.count()).toBe(0);
});

// The embedded database has one thread, which notices nothing while a statement runs to its end.
test.runIf(onServer)('a running statement of an ended spender is canceled in the database', async () => {
  const spender = new Spender('slow');
  const slow = spendingBy(spender, () => database.pool.query('SELECT pg_sleep(600) AS slow'));
  const outcome = slow.catch((error: unknown) => error);
  const running = async () =>
    (
      await database.pool.query(
        `SELECT FROM pg_stat_activity WHERE query LIKE '%AS slow' AND state = 'active' AND pid <> pg_backend_pid()`,
      )
    ).rowCount;
  await expect.poll(running, { message: 'the statement runs' }).toBe(1);
  spender.end('gone');
  expect(isUnavailable(await outcome)).toBe(true);
  await expect.poll(running, { message: 'the statement is canceled' }).toBe(0);
});
