/** A clock that jumps forward and back while people are signed in, as a machine's may. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../test/support/longTest.ts';
import { openTestPortal, PASSWORD, type TestPortal } from '../../test/support/portal.ts';

const NOON = Date.parse('2026-11-18T17:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  setClock(0);
});

/** Sets the clock this many milliseconds after noon. */
const setClock = (after: number) => portal.setClock(new Date(NOON + after).toISOString());
const login = async (email: string, password: string) => {
  const response = await portal.rest('POST', '/auth/login', { body: { email, password } });
  return { ...response, retryAfter: Number(response.headers.get('retry-after')) };
};
const fetchStatus = async (token: string) => (await portal.rest('GET', '/auth/me', { token })).status;

/** Jumps of the clock before the moment that matters. */
const JUMPS: [hours: string, jumps: number[]][] = [
  [DAY, -DAY],
  [-DAY, 3 * DAY],
  ...(process.env.LONG ? [[], [HOUR, -HOUR], [-HOUR, HOUR], [5 * MINUTE, -5 * MINUTE]] : []),
].map((jumps) => [jumps.map((jump) => (jump / HOUR).toFixed(1)).join(', ') || 'none', jumps]);

test.each(JUMPS)('a session ends after twelve hours (jumps in hours: %s)', async (_hours, jumps) => {
  const { email } = await portal.joinContractor();
  const { token } = (await login(email, PASSWORD)).body;
  for (const jump of jumps) {
    setClock(jump);
    expect(await fetchStatus(token)).toBe(jump < 12 * HOUR ? 200 : 401);
  }
  setClock(12 * HOUR - 1);
  expect(await fetchStatus(token)).toBe(200);
  for (const after of [12 * HOUR, 13 * HOUR, 30 * DAY]) {
    setClock(after);
    expect(await fetchStatus(token)).toBe(401);
  }
});

test.each(JUMPS)(
  'keys for scripts and for a new password end with their time (jumps in hours: %s)',
  async (_hours, jumps) => {
    const admin = await portal.joinStaff('IT_Admin');
    const driver = await portal.joinContractor();
    const made = await portal.graphql(
      `mutation { result: createAccessToken(input: { name: "Export", expiresInDays: 1 }) {
       ... on CreateAccessTokenPayload { token } } }`,
      {},
      driver.token,
    );
    const reset = await portal.rest('POST', `/auth/generate-reset-token/${driver.id}`, {
      token: admin.token,
    });
    for (const jump of jumps) setClock(jump);
    setClock(DAY - 1);
    expect(await fetchStatus(made.data.result.token)).toBe(200);
    setClock(DAY);
    expect(await fetchStatus(made.data.result.token)).toBe(401);
    setClock(HOUR);
    const used = await portal.rest('POST', '/auth/reset-password', {
      body: { token: reset.body.resetToken, newPassword: 'Chosen-Horse-2' },
    });
    expect(used.status).toBe(400);
  },
);

longTest.each(process.env.LONG ? [HOUR, DAY, 30 * DAY] : [DAY])(
  'tries of a clock %d ms ahead keep no one out longer',
  async (ahead) => {
    const { email } = await portal.joinContractor();
    setClock(ahead);
    for (let guess = 0; guess < 10; guess += 1) await login(email, `Wrong-Horse-${guess}`);
    expect((await login(email, PASSWORD)).status).toBe(429);
    setClock(0);
    expect((await login(email, PASSWORD)).status).toBe(200);
  },
);

longTest.each([30_000, -10 * MINUTE, ...(process.env.LONG ? [0, -30_000] : [])])(
  'no one waits longer than the window and the minute that clocks may differ (clock moved by %d ms)',
  async (moved) => {
    const { email } = await portal.joinContractor();
    for (let guess = 0; guess < 10; guess += 1) await login(email, `Wrong-Horse-${guess}`);
    setClock(moved);
    const { status, retryAfter } = await login(email, PASSWORD);
    if (status === 200) return;
    expect(status).toBe(429);
    expect(retryAfter).toBeLessThanOrEqual(16 * 60);
    setClock(moved + 16 * MINUTE);
    expect((await login(email, PASSWORD)).status).toBe(200);
  },
);

longTest('the audit log continues in the order of writing and stays provable', async () => {
  const admin = await portal.joinStaff('IT_Admin');
  const driver = await portal.joinContractor();
  for (const after of [0, DAY, -DAY, HOUR, -HOUR]) {
    setClock(after);
    await portal.rest('POST', '/auth/login', { body: { email: driver.email, password: PASSWORD } });
  }
  setClock(0);
  await portal.services.sealer.seal();
  const sequences = (await portal.audit()).map(({ sequence }) => sequence);
  expect(new Set(sequences).size).toBe(sequences.length);
  expect((await portal.audit({ action: 'USER_LOGIN' })).length).toBe(5);
  const proof = await portal.graphql('mutation { verifyAuditLog { intact problem } }', {}, admin.token);
  expect(proof.data.verifyAuditLog).toEqual({ intact: true, problem: null });
});
