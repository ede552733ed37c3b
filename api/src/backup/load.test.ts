import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import { portalOver, type TestPortal } from '../../test/support/portal.ts';
import { queueMail } from '../notices/mail/queueMail.ts';
import type { Database } from '../platform/db/database.ts';
import { type Part, withCopy } from './copy.ts';
import { load } from './load.ts';

const EMPTY = 'DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS pgboss CASCADE; CREATE SCHEMA public';
let portal: TestPortal;
let target: Database;
beforeAll(async () => {
  portal = portalOver(await openTestDatabase(), {
    smtp: { url: 'smtp://127.0.0.1:9', from: 'portal@example.com' },
  });
  await portal.services.jobs.prepare();
  target = await openTestDatabase();
  await target.pool.query(EMPTY);
});
afterAll(async () => {
  await target.close();
  await portal.close();
});

test('open items of an old copy end: invitations do not work, and waiting mail is not sent again', async () => {
  const { key: userId } = await portal.join();
  const expiresAt = new Date('2030-01-01');
  await portal.db.invitation.create({ data: { userId, tokenHash: 'x', expiresAt } });
  await portal.db.$transaction((tx) =>
    queueMail(tx, portal.services, {
      userId,
      template: 'passwordReset',
      values: { expiresAt: expiresAt.toISOString() },
      secret: 'the-token',
    }),
  );
  await withCopy(portal.database.pool, new Date(), (copy) => load(target.pool, copy, { isOldCopy: true }));
  expect(await target.prisma.mail.findFirstOrThrow()).toMatchObject({
    sentAt: null,
    secret: null,
    givenUpAt: expect.any(Date),
  });
  const { expiresAt: end } = await target.prisma.invitation.findFirstOrThrow();
  expect(end.getTime()).toBeLessThan(expiresAt.getTime());
});

test('a load that was cut short after its rows goes on with the same copy, unless a portal has', async () => {
  await portal.join();
  await portal.services.sealer.seal();
  const into = portalOver(await openTestDatabase());
  const done: string[] = [];
  const attempt = (finish: () => Promise<unknown>, change = (part: Part) => part) =>
    withCopy(portal.database.pool, new Date(), ({ manifest, parts }) =>
      load(
        into.database.pool,
        {
          manifest,
          parts: (async function* () {
            for await (const part of parts) yield change(part);
          })(),
        },
        { beforeCommit: () => done.push('rows'), finish: async () => void (await finish()) },
      ),
    );
  const killed = () => Promise.reject(new Error('The disk is full.'));
  const finished = async () => done.push('finished');
  const otherUsers = (part: Part) =>
    part.kind === 'sum' && part.table === 'User' ? { ...part, sum: { rows: 1, digest: '0' } } : part;
  try {
    await into.database.pool.query(EMPTY);
    await expect(attempt(killed)).rejects.toThrow('The disk is full.');
    await expect(attempt(killed)).rejects.toThrow('The disk is full.');
    await expect(attempt(finished, otherUsers)).rejects.toThrow(
      /^The database is not empty \(another copy was put into it\), and nothing is ever overwritten/,
    );
    expect((await attempt(finished)).rows).toBeGreaterThan(0);
    expect(done).toEqual(['rows', 'finished']);
    await expect(attempt(finished)).rejects.toThrow(/^The database is not empty \(there are rows in/);

    await into.database.pool.query(EMPTY);
    await expect(attempt(killed)).rejects.toThrow('The disk is full.');
    await into.join();
    await into.services.sealer.seal();
    await expect(attempt(finished)).rejects.toThrow(
      /^The database is not empty \(a portal has worked in it since\)/,
    );
  } finally {
    await into.close();
  }
});

test('nothing is loaded over rows that are there', async () => {
  await withCopy(portal.database.pool, new Date(), async (copy) => {
    await expect(load(target.pool, copy)).rejects.toThrow(
      /^The database is not empty \(there are rows in \w+\), and nothing is ever overwritten/,
    );
  });
});
