import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/support/database.ts';
import { portalOver, type TestPortal } from '../../test/support/portal.ts';
import { queueMail } from '../notices/mail/queueMail.ts';
import type { Database } from '../platform/db/database.ts';
import { withCopy } from './copy.ts';
import { load } from './load.ts';

let portal: TestPortal;
let target: Database;
beforeAll(async () => {
  portal = portalOver(await openTestDatabase(), {
    smtp: { url: 'smtp://127.0.0.1:9', from: 'portal@example.com' },
  });
  await portal.services.jobs.prepare();
  target = await openTestDatabase();
  await target.pool.query(
    'DROP SCHEMA public CASCADE; DROP SCHEMA IF EXISTS pgboss CASCADE; CREATE SCHEMA public',
  );
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

test('nothing is loaded over rows that are there', async () => {
  await withCopy(portal.database.pool, new Date(), async (copy) => {
    await expect(load(target.pool, copy)).rejects.toThrow(
      /^The database is not empty \(there are rows in \w+\), and nothing is ever overwritten/,
    );
  });
});
