/** A stream on its own: rechecking an idle viewer, a slow reader, and the end of the process. */
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { recordStatements } from '../../../test/support/statements.ts';
import { type Context, type SignedInContext, systemContext } from '../../operation/context.ts';
import { UNAVAILABLE } from '../../platform/lib/unavailable.ts';
import type { Signal } from '../../platform/live/change.ts';
import { readSessionToken } from '../../viewer/tokens.ts';
import { type Watch, watch } from './watch.ts';

let portal: TestPortal;
let driver: Actor;

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  driver = await portal.joinContractor();
});

function open(options: Partial<Watch<Signal>> = {}) {
  const system: Context = systemContext(portal.services);
  const { sessionId } = readSessionToken(portal.services.keys.session, driver.token, system.now())!;
  const viewer = { id: driver.key, sessionId, roles: [], permissions: [], mustChangePassword: false };
  const context: SignedInContext = { ...system, viewer };
  const stream = watch<Signal>(context, {
    concerns: (_viewer, { userId }) => userId === driver.key,
    values: (values) => ({ values }),
    gather: 0,
    ...options,
  });
  return stream[Symbol.asyncIterator]();
}

const endSessions = () => portal.db.session.updateMany({ data: { revokedAt: new Date() } });
const news = (weekStart: string) =>
  portal.services.bus.publish([{ kind: 'DAYS', userId: driver.key, weekStart }]);
const readKind = async (next: Promise<IteratorResult<{ value: Signal }>>) => (await next).value?.value.kind;
const unauthenticated = expect.objectContaining({ extensions: { code: 'UNAUTHENTICATED' } });

longTest('ends without any news when its session has', async () => {
  const stream = open({ recheck: 20 });
  expect(await readKind(stream.next())).toBe('CONNECTED');
  await endSessions();
  await expect(stream.next()).rejects.toEqual(unauthenticated);
  expect((await stream.next()).done).toBe(true);
  expect(portal.services.streams.size).toBe(0);
});

test('withholds queued news from a slow reader whose session has ended meanwhile', async () => {
  const stream = open();
  expect(await readKind(stream.next())).toBe('CONNECTED');
  news('2026-11-09');
  news('2026-11-16');
  await endSessions();
  await expect(stream.next()).rejects.toEqual(unauthenticated);
});

longTest('looks its viewer up once for news that come together', async () => {
  const stream = open();
  // A check holds for a second, which a busy machine may need for the reads.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
  await stream.next();
  for (const monday of ['2026-11-02', '2026-11-09', '2026-11-16']) news(monday);
  const asked = await recordStatements(portal.database.pool, async () => {
    for (let read = 0; read < 3; read += 1) expect(await readKind(stream.next())).toBe('DAYS');
  });
  expect(asked.filter((text) => text.includes('"Session"'))).toHaveLength(1);
  await stream.return?.();
});

test('ends with the process, and readers may subscribe to another', async () => {
  const stream = open();
  await stream.next();
  portal.services.bus.closeAll();
  await expect(stream.next()).rejects.toMatchObject({
    message: UNAVAILABLE.stopping,
    extensions: { code: 'UNAVAILABLE', retryAfter: 1 },
  });
  const late = open();
  await expect(late.next()).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
  expect(portal.services.streams.size).toBe(0);
});
