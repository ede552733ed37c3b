/** What a portal that runs falls behind with, and that nothing is wrong with one that keeps up. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { checkJobs, checkQueuedMail, checkRunning, checkSealing, judgeDisk } from './running.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ smtp: { url: 'smtp://127.0.0.1:1', from: 'portal@example.com' } });
});
afterAll(() => portal.close());
beforeEach(() => portal.reset());

const minutesAgo = (minutes: number) => new Date(portal.services.now().getTime() - minutes * 60_000);
const enter = (timestamp: Date) =>
  portal.db.auditLog.create({
    data: { action: 'USER_LOGIN_FAILED', entityType: 'User', timestamp, digest: '' },
  });
const queueJob = (since: Date) =>
  portal.database.pool.query(
    `INSERT INTO pgboss.job (name, state, created_on, start_after) VALUES ('mail', 'created', $1, $1)`,
    [since],
  );

test('a portal that keeps up is fine', async () => {
  const findings = await checkRunning(portal.services, '/');
  expect(findings.map(({ part }) => part)).toEqual(['disk', 'sealing', 'jobs', 'queued mail']);
  for (const { part, state } of findings) if (part !== 'disk') expect([part, state]).toEqual([part, 'ok']);
});

test('an entry without its seal is late after a minute', async () => {
  await enter(minutesAgo(0.5));
  expect((await checkSealing(portal.services)).state).toBe('ok');
  await enter(minutesAgo(90));
  await portal.services.sealer.seal();
  expect((await checkSealing(portal.services)).state).toBe('ok');
  await enter(minutesAgo(3));
  expect(await checkSealing(portal.services)).toMatchObject({
    state: 'problem',
    sentence: 'An entry of the audit log has waited 3 minutes for its seal.',
  });
});

test('a job is late after ten minutes, and never before it is due', async () => {
  await queueJob(minutesAgo(-60));
  await queueJob(minutesAgo(9));
  expect((await checkJobs(portal.services)).state).toBe('ok');
  await queueJob(minutesAgo(11));
  expect(await checkJobs(portal.services)).toMatchObject({
    state: 'problem',
    sentence: 'A job has waited 11 minutes.',
  });
  await portal.database.pool.query('DELETE FROM pgboss.job');
});

test('mail is failing once a try has failed', async () => {
  const { key: userId } = await portal.joinContractor();
  const write = (tries: number) =>
    portal.db.mail.create({
      data: { id: randomUUID(), userId, template: 'notice', values: {}, tries, nextTryAt: minutesAgo(-5) },
    });
  await write(0);
  await write(1);
  expect((await checkQueuedMail(portal.services)).state).toBe('ok');
  await write(2);
  expect(await checkQueuedMail(portal.services)).toMatchObject({
    state: 'problem',
    sentence: 'The mail server has not taken 1 mail so far.',
  });
});

test.each([
  ['ok', { bytes: 2e9, percent: 6 }],
  ['warning', { bytes: 2e9, percent: 4 }],
  ['warning', { bytes: 0.9e9, percent: 50 }],
  ['problem', null],
])('the disk: %s with %o free', (state, free) => {
  expect(judgeDisk('/data', free)).toMatchObject({ state, sentence: expect.stringContaining('/data') });
});
