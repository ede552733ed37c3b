/** The mail queue, with a mail server that accepts email, refuses it or is unavailable. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { linkIn, type MailServer, openMailServer } from '../../../test/support/mailServer.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { queueMail } from './queueMail.ts';
import { PAUSES } from './sendMails.ts';

const SECRET = 'the-part-that-opens-something';
const START = '2026-11-18T17:00:00.000Z';

let server: MailServer;
let portal: TestPortal;
beforeAll(async () => {
  server = await openMailServer();
  portal = await openTestPortal({ smtp: server.smtp });
});
beforeEach(async () => {
  await portal.reset();
  portal.setClock(START);
});
afterEach(() => {
  server.refuse(null);
  server.take();
  portal.jobErrors.length = 0;
});
afterAll(async () => {
  await portal.close();
  await server.close();
});

const queue = (userId: string, from = portal) =>
  from.db.$transaction((tx) =>
    queueMail(tx, from.services, {
      userId,
      template: 'passwordReset',
      values: { expiresAt: '2026-11-18T18:00:00.000Z' },
      secret: SECRET,
    }),
  );

/** Waits for the pause to end, and sends what is due. */
async function wait(milliseconds: number): Promise<void> {
  portal.setClock(new Date(portal.services.now().getTime() + milliseconds).toISOString());
  await portal.recoverJobs();
  await portal.runJobs();
}

const findPerson = (id: string) => portal.db.user.findUniqueOrThrow({ where: { id } });

test('a mail goes to the address of that moment, once, with its secret sealed until then', async () => {
  const { key } = await portal.join({ firstName: 'Dana', email: 'dana@example.com' });
  await queue(key);
  const waiting = await portal.db.mail.findFirstOrThrow();
  expect(JSON.stringify(waiting)).not.toContain(SECRET);
  await portal.db.user.update({ where: { id: key }, data: { email: 'reyes@example.com' } });

  const other = portal.beside();
  await Promise.all([portal.runJobs(), other.runJobs()]);
  await wait(PAUSES[0]!);
  other.services.mailer?.close();
  await other.services.bus.close();

  const [mail, ...more] = server.take();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipients: ['reyes@example.com'],
    subject: 'Reset your password',
    messageId: `<${waiting.id}@localhost:4000>`,
  });
  expect(mail!.headers.get('auto-submitted')).toBe('auto-generated');
  expect(linkIn(mail!)).toBe(`http://localhost:4000/reset-password#${SECRET}`);
  expect(mail!.text).toContain('Hi Dana,');
  expect(mail!.text).toContain('until Nov 18, 2026, 1:00 PM.');
  expect(mail!.html).toContain(`<a href="http://localhost:4000/reset-password#${SECRET}"`);
  expect(await portal.db.mail.findFirstOrThrow()).toMatchObject({
    tries: 1,
    secret: null,
    sentAt: new Date(START),
  });
});

test('mail that the server cannot take now is tried again after growing pauses, then given up', async () => {
  const { key } = await portal.join();
  await queue(key);
  server.refuse(451);
  await portal.runJobs();
  for (const pause of PAUSES) {
    expect(await portal.db.mail.findFirstOrThrow()).toMatchObject({ givenUpAt: null });
    await wait(pause - 1_000);
    const { tries } = await portal.db.mail.findFirstOrThrow();
    await wait(1_000);
    expect((await portal.db.mail.findFirstOrThrow()).tries).toBe(tries + 1);
  }
  expect(await portal.db.mail.findFirstOrThrow()).toMatchObject({ secret: null, sentAt: null });
  expect((await findPerson(key)).mailFailedAt).toEqual(portal.services.now());
  expect(portal.jobErrors).toHaveLength(PAUSES.length + 1);
  expect(String(portal.jobErrors[0])).toBe(
    'MailError: The mail server has not taken a mail: EENVELOPE, RCPT TO, 451.',
  );

  server.refuse(null);
  await wait(PAUSES.at(-1)!);
  expect(server.take()).toEqual([]);
  await queue(key);
  await portal.runJobs();
  expect((await findPerson(key)).mailFailedAt).toBeNull();
});

test('an address that the server does not know is noted on the person at once', async () => {
  const { key } = await portal.join();
  await queue(key);
  server.refuse(550);
  await portal.runJobs();
  expect(await portal.db.mail.findFirstOrThrow()).toMatchObject({ tries: 1, secret: null, sentAt: null });
  expect((await findPerson(key)).mailFailedAt).not.toBeNull();
  expect(await portal.audit({ action: 'MAIL_FAILED' })).toMatchObject([
    { entityType: 'User', entityId: key, newValues: { template: 'passwordReset', responseCode: 550 } },
  ]);
});

longTest('without a server no mail is kept, and one that is done with goes after a month', async () => {
  const { key } = await portal.join();
  await queue(key);
  await portal.runJobs();
  await wait(29 * 86_400_000);
  expect(await portal.db.mail.count()).toBe(1);
  await wait(2 * 86_400_000);
  expect(await portal.db.mail.count()).toBe(0);

  const silent = { ...portal, services: { ...portal.services, mailer: null } };
  expect(await queue(key, silent)).toBe(false);
  expect(await portal.db.mail.count()).toBe(0);
});
