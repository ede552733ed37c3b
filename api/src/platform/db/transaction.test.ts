import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, resetDatabase } from '../../../test/support/database.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { readTestDatabaseUrl } from '../config/config.ts';
import type { Database } from './database.ts';
import { getSocket } from './orderedClient.ts';
import { inTransaction, isUnavailable, isUniqueViolation } from './transaction.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(() => resetDatabase(database));
afterAll(() => database.close());

const attempt = { addressKey: 'key', client: 'client' };
const count = () => database.prisma.signInAttempt.count();
/** Makes the server report that the transaction lost to another one. */
const CONFLICT = `DO $$ BEGIN RAISE EXCEPTION 'lost' USING ERRCODE = 'serialization_failure'; END $$`;

describe('a transaction', () => {
  test('that fails leaves nothing', async () => {
    const failing = inTransaction(database.prisma, async (tx) => {
      await tx.signInAttempt.create({ data: attempt });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await count()).toBe(0);
  });

  test('that lost against another is tried again from the start', async () => {
    let tries = 0;
    await inTransaction(database.prisma, async (tx) => {
      tries += 1;
      await tx.signInAttempt.create({ data: attempt });
      if (tries < 3) await tx.$executeRawUnsafe(CONFLICT);
    });
    expect(tries).toBe(3);
    expect(await count()).toBe(1);
  });

  longTest('is tried five times and not more', async () => {
    let tries = 0;
    const losing = inTransaction(database.prisma, async (tx) => {
      tries += 1;
      await tx.$executeRawUnsafe(CONFLICT);
    });
    await expect(losing).rejects.toThrow();
    expect(tries).toBe(5);
  });

  test('that breaks a rule is not tried again', async () => {
    let tries = 0;
    const error = await inTransaction(database.prisma, async (tx) => {
      tries += 1;
      await tx.roleAssignment.create({ data: { userId: crypto.randomUUID(), role: 'Manager' } });
    }).catch((reason: unknown) => reason);
    expect(tries).toBe(1);
    expect(isUniqueViolation(error)).toBe(false);
    expect(isUnavailable(error)).toBe(false);
  });

  test('that takes longer than it may leaves nothing, and may be retried by the caller', async () => {
    const late = inTransaction(
      database.prisma,
      async (tx) => {
        await tx.signInAttempt.create({ data: attempt });
        // Continues until it is ended and its next statement is refused.
        for (let again = 0; again < 100_000; again += 1) await tx.signInAttempt.count();
      },
      { timeout: 50 },
    );
    expect(isUnavailable(await late.catch((reason: unknown) => reason))).toBe(true);
    expect(await count()).toBe(0);
  });

  test('forty at once, half of them for the same thing, are each done or refused', async () => {
    const add = (number: number) =>
      inTransaction(database.prisma, async (tx) => {
        await tx.signInAttempt.create({ data: attempt });
        const emailKey = `driver${Math.floor(number / 2)}@example.com`;
        await tx.user.create({
          data: {
            kind: 'CONTRACTOR',
            email: emailKey,
            emailKey,
            firstName: 'A',
            lastName: 'B',
            passwordHash: 'x',
          },
        });
      });
    const results = await Promise.allSettled(Array.from({ length: 40 }, (_, number) => add(number)));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(20);
    expect(refused.every((reason) => isUniqueViolation(reason, ['emailKey']))).toBe(true);
    expect(await count()).toBe(20);
  });
});

describe("the client for outside a transaction's work", () => {
  test('fails at once when it is used inside', async () => {
    const mixed = inTransaction(database.prisma, () => database.prisma.user.findMany());
    await expect(mixed).rejects.toThrow('prisma.user was used inside a transaction');
    const nested = inTransaction(database.prisma, () => inTransaction(database.prisma, async () => {}));
    await expect(nested).rejects.toThrow('prisma.$transaction was used inside a transaction');
  });

  test('works for others meanwhile and for the same caller afterwards', async () => {
    const [, outside] = await Promise.all([
      inTransaction(database.prisma, async (tx) => {
        await tx.signInAttempt.create({ data: attempt });
      }),
      database.prisma.user.count(),
    ]);
    expect(outside).toBe(0);
    let later: Promise<number> = Promise.resolve(-1);
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    await inTransaction(database.prisma, async () => {
      later = ended.then(count);
    });
    end();
    expect(await later).toBe(1);
  });
});

// Only a server could; the embedded one has no compiler.
test.runIf(readTestDatabaseUrl())(
  'the server never compiles a plan, which takes longer than a statement may',
  async () => {
    await expect(database.prisma.$queryRaw`SHOW jit`).resolves.toEqual([{ jit: 'off' }]);
  },
);

// The embedded server has no process per connection; its own tests kill the whole process.
test('a connection that breaks in use is reported as unavailable, ends nothing else, and the next one works', async () => {
  const client = await database.pool.connect();
  // The embedded server's next connection gets the same session, without unfinished work.
  await client.query('BEGIN; CREATE TABLE left_open ()');
  const waiting = client.query('SELECT pg_sleep(0.5)').catch((reason: unknown) => reason);
  getSocket(client).destroy();
  expect(isUnavailable(await waiting)).toBe(true);
  client.release(true);
  const { rows } = await database.pool.query(`SELECT to_regclass('left_open') AS made`);
  expect(rows).toEqual([{ made: null }]);
});

// The embedded server has one session, in which no one waits for a lock.
test.runIf(readTestDatabaseUrl())('waiting too long for another one is reported as unavailable', async () => {
  const { prisma } = database;
  await prisma.signInAttempt.create({ data: attempt });
  const reason = await inTransaction(prisma, async (tx) => {
    await tx.$queryRaw`SELECT id FROM "SignInAttempt" FOR UPDATE`;
    const other = database.pool.connect().then(async (client) => {
      try {
        await client.query(`BEGIN; SET LOCAL lock_timeout = '50ms'`);
        return await client
          .query('SELECT id FROM "SignInAttempt" FOR UPDATE')
          .catch((error: unknown) => error);
      } finally {
        await client.query('ROLLBACK');
        client.release();
      }
    });
    return other;
  });
  expect(isUnavailable(reason)).toBe(true);
});
