/** How long a payroll request can be repeated over HTTP, and what stays afterwards. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { BATCH } from './sweepRequests.sql.ts';

const PAID_AT = '2026-11-18T17:00:00Z';
const HOUR_MS = 3_600_000;

let portal: TestPortal;
let manager: Actor;
let driver: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock(PAID_AT);
  manager = await portal.joinStaff('Manager');
  driver = await portal.joinContractor();
});

const setHour = (hours: number) =>
  portal.setClock(new Date(new Date(PAID_AT).getTime() + hours * HOUR_MS).toISOString());

/** The same payroll request in a new session, because sessions end sooner. */
const pay = async (key: string) =>
  portal.rest('POST', '/payroll/weekly', {
    token: await portal.signIn(manager.key),
    headers: { 'idempotency-key': key },
    body: {
      userId: driver.id,
      weekStart: '2026-11-09',
      weekEnd: '2026-11-15',
      weeklyData: [{ date: '2026-11-09', pay: 400, expenses: 0, notes: '' }],
    },
  });

/** Adds more requests of the same run, each one hour later. */
async function remember(count: number, hours: number): Promise<void> {
  const { runId, requestHash } = await portal.db.idempotencyKey.findFirstOrThrow();
  await portal.db.idempotencyKey.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      userId: manager.key,
      key: `${hours} h, ${index}`,
      runId,
      requestHash,
      createdAt: new Date(new Date(PAID_AT).getTime() + hours * HOUR_MS),
    })),
  });
}

test('a request can be repeated for a day, and is then forgotten without being paid twice', async () => {
  const first = await pay('week-46');
  expect(first.status).toBe(201);
  setHour(24);
  await portal.recoverJobs();
  expect(await pay('week-46')).toMatchObject({ status: 201, body: first.body });

  setHour(26);
  await portal.recoverJobs();
  expect(await portal.db.idempotencyKey.count()).toBe(0);
  expect(await pay('week-46')).toMatchObject({ status: 409, body: { code: 'ALREADY_PROCESSED' } });
  expect(await portal.db.payrollRun.count()).toBe(1);
});

test('requests are swept in batches, the oldest first, and none too early', async () => {
  await pay('week-46');
  await remember(BATCH, 1);
  await remember(3, 2);
  setHour(27);
  await portal.recoverJobs();
  expect(await portal.db.idempotencyKey.count()).toBe(4);
  expect(await portal.db.idempotencyKey.count({ where: { key: 'week-46' } })).toBe(0);
  await portal.recoverJobs();
  expect(await portal.db.idempotencyKey.count({ where: { key: { startsWith: '2 h' } } })).toBe(3);
  expect(await portal.db.idempotencyKey.count()).toBe(3);
});

test('the search for the work of dead processes leaves them alone, and a process that starts sweeps', async () => {
  await pay('week-46');
  setHour(26);
  await portal.recoverJobs('dead');
  expect(await portal.db.idempotencyKey.count()).toBe(1);
  await portal.startJobs();
  expect(await portal.db.idempotencyKey.count()).toBe(0);
});
