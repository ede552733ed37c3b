/** Two processes on one PostgreSQL server inform each other. */
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { readTestDatabaseUrl } from '../config/config.ts';
import type { Change } from './change.ts';
import { decode, encode } from './notifications.ts';

longTest('any number of changes fit into messages that NOTIFY accepts, and come out as they went in', () => {
  const changes: Change[] = Array.from({ length: 1_000 }, (_, index) => ({
    kind: 'PAYROLL',
    userId: `0190aaaa-0000-7000-8000-${String(index).padStart(12, '0')}`,
    weekStart: '2026-11-16',
    page: 'p'.repeat(40),
  }));
  const messages = encode(changes);
  for (const message of messages) expect(Buffer.byteLength(message)).toBeLessThan(8_000);
  expect(messages.flatMap(decode)).toEqual(changes);
});

test('messages of another version and unreadable messages are skipped', () => {
  const known = { kind: 'PEOPLE' };
  expect(decode(JSON.stringify([{ kind: 'TRUCKS' }, known, 'x', { kind: 'DAYS', userId: 'x' }]))).toEqual([
    known,
  ]);
  for (const payload of ['', '{', '{}', 'null', '"DAYS"']) expect(decode(payload)).toEqual([]);
});

describe.runIf(readTestDatabaseUrl())('two processes', () => {
  let portal: TestPortal;
  let other: ReturnType<TestPortal['beside']>;
  let driver: Actor;

  beforeAll(async () => {
    portal = await openTestPortal();
    other = portal.beside();
  });
  afterAll(async () => {
    await other.services.bus.close();
    await portal.close();
  });
  beforeEach(async () => {
    await portal.reset();
    driver = await portal.joinContractor();
  });

  async function follow(on: Pick<TestPortal, 'subscribe'>, page?: string) {
    const stream = on.subscribe('subscription { changes { kind userId weekStart } }', {}, driver.token, page);
    onTestFinished(async () => void (await stream.return()));
    const next = async () => (await stream.next()).value?.data.changes;
    expect(await next()).toMatchObject({ kind: 'CONNECTED' });
    return next;
  }
  const logDay = () =>
    portal.rest('POST', '/time-logs', { token: driver.token, body: { date: '2026-11-17', worked: true } });

  longTest('notify each other of changes, and each itself once', async () => {
    const [here, there] = [await follow(portal), await follow(other)];
    await logDay();
    const days = { kind: 'DAYS', userId: driver.id, weekStart: '2026-11-16' };
    expect([await here(), await there()]).toEqual([days, days]);
    await other.services.bus.publish([{ kind: 'PAYROLL', userId: driver.key }]);
    expect([(await here()).kind, (await there()).kind]).toEqual(['PAYROLL', 'PAYROLL']);
  });

  longTest('leave out the page that has caused it, whichever of them it is connected to', async () => {
    const page = 'a-page-of-the-portal';
    const [own, beside] = [await follow(other, page), await follow(other)];
    await portal.rest('POST', '/time-logs', {
      token: driver.token,
      headers: { 'x-portal-page': page },
      body: { date: '2026-11-10', worked: true },
    });
    await logDay();
    expect((await own()).weekStart).toBe('2026-11-16');
    expect((await beside()).weekStart).toBe('2026-11-09');
  });

  test('that lose the connection listen again, and say that something may have been missed', async () => {
    const next = await follow(other);
    const { rowCount } = await portal.database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'carrier-portal-live' AND datname = current_database()`,
    );
    expect(rowCount).toBeGreaterThan(0);
    expect(await next()).toMatchObject({ kind: 'CONNECTED' });
    await logDay();
    expect(await next()).toMatchObject({ kind: 'DAYS', userId: driver.id });
  });
});
