import type { RoleName } from 'rules/roles';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { longTest } from '../../test/support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD } from '../../test/support/portal.ts';
import { isOwnOrigin } from './sessionCookie.ts';

const portal = await openTestPortal();
const OWN = 'http://localhost:4000';
const PAGE = { 'sec-fetch-site': 'same-origin', origin: OWN };
let driver: Actor;

beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  portal.services.publicUrl = OWN;
  driver = await portal.joinContractor();
});
afterAll(() => portal.close());

async function ask(query: string, headers: Record<string, string>, path = '/graphql') {
  const isRead = path !== '/graphql';
  const response = await portal.app.fetch(
    new Request(`http://localhost:4000${path}`, {
      method: isRead ? 'GET' : 'POST',
      headers: { ...(isRead ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(isRead ? {} : { body: JSON.stringify({ query }) }),
    }),
    { requestId: 'r-1', ipAddress: '192.0.2.1' },
  );
  const body = await response.json().catch(() => undefined);
  return {
    status: response.status,
    body,
    cookie: response.headers.get('set-cookie'),
    headers: response.headers,
  };
}

const login = (headers: Record<string, string>, password = PASSWORD) =>
  ask(
    `mutation { result: login(input: { email: "${driver.email}", password: "${password}" }) {
      ... on LoginPayload { token user { id } } ... on Error { message code } } }`,
    headers,
  );
const signIn = async (headers: Record<string, string> = PAGE): Promise<string> => {
  const { cookie } = await login({ ...headers, 'x-portal-session': 'cookie' });
  return cookie!.split(';')[0]!;
};
const whoAmI = async (headers: Record<string, string>): Promise<string> => {
  const { body } = await ask('{ viewer { id } }', headers);
  return body.data?.viewer?.id ?? body.errors[0].extensions.code;
};

describe('the cookie of a page', () => {
  test('comes with a sign-in that asks for it, and the token is nowhere else', async () => {
    const { body, cookie } = await login({ ...PAGE, 'x-portal-session': 'cookie' });
    expect(body.data.result).toEqual({ token: '', user: { id: driver.id } });
    expect(cookie).toMatch(
      /^portal-4000=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    );
    expect(await whoAmI({ ...PAGE, cookie: cookie!.split(';')[0]! })).toBe(driver.id);
  });

  test('is bound to its host and to TLS where there is TLS', async () => {
    portal.services.publicUrl = 'https://portal.example.com';
    const page = { 'sec-fetch-site': 'same-origin' };
    const { cookie } = await login({ ...page, 'x-portal-session': 'cookie' });
    expect(cookie).toMatch(/^__Host-portal-443=[^;]+; Path=\/; .*; Secure$/);
    const [kept] = cookie!.split(';');
    expect(await whoAmI({ ...page, cookie: `other=1; ${kept}` })).toBe(driver.id);
    // Another service on the host could have set that one.
    expect(await whoAmI({ ...page, cookie: kept!.replace('__Host-', '') })).toBe('UNAUTHENTICATED');
  });

  longTest('is not set for others: scripts get a token, over both ways in', async () => {
    const { body, cookie } = await login(PAGE);
    expect([body.data.result.token.split('.').length, cookie]).toEqual([3, null]);
    const rest = await portal.rest('POST', '/auth/login', {
      body: { email: driver.email, password: PASSWORD },
      headers: { ...PAGE, 'x-portal-session': 'cookie' },
    });
    expect([rest.body.token.split('.').length, rest.headers.get('set-cookie')]).toEqual([3, null]);
  });

  test.each<[string, Record<string, string>, boolean]>([
    ['its own page', { 'sec-fetch-site': 'same-origin' }, true],
    ['another server on this machine', { 'sec-fetch-site': 'same-site', origin: OWN }, false],
    ['another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['an address typed by a person', { 'sec-fetch-site': 'none' }, false],
    ['its own page without TLS', { origin: OWN }, true],
    ['its own page, by the number', { origin: 'http://127.0.0.1:4000' }, true],
    ['another port without TLS', { origin: 'http://localhost:4001' }, false],
    ['another site without TLS', { origin: 'http://elsewhere.example.com' }, false],
    ['a form without an Origin', {}, false],
    ['a download of its own page without TLS', { 'x-portal-session': 'cookie' }, true],
  ])('in a request of %s', async (_whose, headers, counts) => {
    const cookie = await signIn();
    expect(await whoAmI({ ...headers, cookie })).toBe(counts ? driver.id : 'UNAUTHENTICATED');
  });

  test('is not given to a page at another address, which learns the address of the portal', async () => {
    const { body, cookie } = await login({ origin: 'http://10.0.0.5:4000', 'x-portal-session': 'cookie' });
    expect(cookie).toBeNull();
    expect(body.data.result).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining(OWN) });
    expect(await portal.audit({ action: 'USER_LOGIN' })).toEqual([]);
  });

  longTest('opens downloads, and no other route of REST', async () => {
    const cookie = await signIn();
    const download = await ask('', { ...PAGE, cookie }, `/api/payroll/${driver.id}/statement`);
    expect(download.status).not.toBe(401);
    for (const path of ['/api/auth/me', '/api/time-logs', '/schema.graphql'])
      expect((await ask('', { ...PAGE, cookie }, path)).status, path).toBe(401);
  });

  longTest('does not stand in for an Authorization header that is refused', async () => {
    const cookie = await signIn();
    expect(await whoAmI({ ...PAGE, cookie, authorization: 'Bearer a.b.c' })).toBe('UNAUTHENTICATED');
  });
});

describe('the end of the cookie', () => {
  const CLEARED = 'portal-4000=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict';

  test('comes with signing out', async () => {
    const cookie = await signIn();
    const { cookie: after, headers } = await ask('mutation { logout { message } }', { ...PAGE, cookie });
    expect([after, headers.get('clear-site-data')]).toEqual([CLEARED, '"cache"']);
    expect(await whoAmI({ ...PAGE, cookie })).toBe('UNAUTHENTICATED');
  });

  test('comes with the refusal of its session', async () => {
    const cookie = await signIn();
    await portal.db.session.updateMany({ data: { revokedAt: portal.services.now() } });
    expect((await ask('{ viewer { id } }', { ...PAGE, cookie })).cookie).toBe(CLEARED);
    expect((await ask('{ viewer { id } }', { ...PAGE, cookie: 'portal-4000=a.b.c' })).cookie).toBe(CLEARED);
    expect((await ask('{ viewer { id } }', PAGE)).cookie).toBeNull();
  });

  longTest('does not come late, when a new password has put another session into it', async () => {
    const cookie = await signIn();
    const changed = await ask(
      `mutation { result: changePassword(input: { currentPassword: "${PASSWORD}", newPassword: "Next-Horse-22" }) {
        ... on ChangePasswordPayload { token } } }`,
      { ...PAGE, cookie, 'x-portal-session': 'cookie' },
    );
    expect(changed.body.data.result).toEqual({ token: '' });
    expect(await whoAmI({ ...PAGE, cookie: changed.cookie!.split(';')[0]! })).toBe(driver.id);
    const late = await ask('{ viewer { id } }', { ...PAGE, cookie });
    expect([late.body.errors[0].extensions.code, late.cookie]).toEqual(['UNAUTHENTICATED', null]);
  });
});

describe('the idle time', () => {
  const at = (time: string) => portal.setClock(`2026-11-18T${time}Z`);
  const lastSeen = async () =>
    (await portal.db.session.findFirstOrThrow({ where: { isBrowser: true } })).lastSeenAt;
  const use = async (cookie: string, secondsIdle?: number) =>
    whoAmI({
      ...PAGE,
      cookie,
      ...(secondsIdle === undefined ? {} : { 'x-portal-idle': String(secondsIdle) }),
    });
  /** Recorded in the background; the request does not wait for it. */
  const noted = (time: string) =>
    expect
      .poll(async () => (await lastSeen()).toISOString(), { message: 'the last use' })
      .toBe(`2026-11-18T${time}.000Z`);
  const employ = async (...roles: RoleName[]) => {
    driver = await portal.joinStaff(...roles);
    return signIn();
  };

  beforeEach(() => at('17:00:00'));

  test.each<[string, string, string, RoleName[]]>([
    ['8 hours for a driver', '00:59:59', '01:00:00', []],
    ['30 minutes for an accountant', '17:29:59', '17:30:00', ['Accountant']],
  ])('is %s', async (_what, before, after, roles) => {
    const cookie = roles.length > 0 ? await employ(...roles) : await signIn();
    const day = (time: string) => `2026-11-${time < '17' ? '19' : '18'}T${time}Z`;
    portal.setClock(day(before));
    // The page has loaded something on its own.
    expect(await use(cookie, 50_000)).toBe(driver.id);
    portal.setClock(day(after));
    const { body, cookie: cleared } = await ask('{ viewer { id } }', { ...PAGE, cookie });
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(cleared).toContain('Max-Age=0');
  });

  longTest('starts over with each use, and not with requests that pages send by themselves', async () => {
    const cookie = await employ('Manager');
    at('17:29:00');
    expect(await use(cookie)).toBe(driver.id);
    await noted('17:29:00');
    at('17:50:00');
    // Someone last used the page ten minutes ago.
    expect(await use(cookie, 600)).toBe(driver.id);
    await noted('17:40:00');
    at('18:09:59');
    expect(await use(cookie, 1799)).toBe(driver.id);
    at('18:10:00');
    expect(await use(cookie, 1800)).toBe('UNAUTHENTICATED');
  });

  test('follows the company setting at once, and so do its pages', async () => {
    const cookie = await employ('IT_Admin');
    const read = () =>
      ask('{ viewer { idleMinutes } company { driverIdleMinutes officeIdleMinutes } }', { ...PAGE, cookie });
    expect((await read()).body.data).toEqual({
      viewer: { idleMinutes: 30 },
      company: { driverIdleMinutes: 480, officeIdleMinutes: 30 },
    });
    const save = (minutes: number) =>
      ask(
        `mutation { result: updateCompany(input: { officeIdleMinutes: ${minutes} }) {
          ... on ValidationError { issues { message } } } }`,
        { ...PAGE, cookie },
      );
    expect((await save(4)).body.data.result.issues).toEqual([
      { message: 'Idle time for the office must be at least 5 minutes.' },
    ]);
    expect((await save(10)).body.data.result).toEqual({});
    expect((await read()).body.data.viewer).toEqual({ idleMinutes: 10 });
    at('17:10:00');
    expect(await use(cookie)).toBe('UNAUTHENTICATED');
  });

  longTest('does not apply to tokens of scripts, which last twelve hours', async () => {
    const { token } = await portal.joinStaff('IT_Admin');
    portal.setClock('2026-11-19T04:59:59Z');
    expect((await portal.rest('GET', '/auth/me', { token })).status).toBe(200);
  });
});

test.each([
  ['https://portal.example.com', 'https://portal.example.com', true],
  ['https://portal.example.com', 'http://portal.example.com', false],
  ['https://portal.example.com', 'https://portal.example.com:8443', false],
  ['http://localhost:4000', 'http://[::1]:4000', true],
  ['http://localhost:4000', 'http://localhost.example.com:4000', false],
  ['http://localhost:4000', 'null', false],
])('the Origin of %s: %s', (publicUrl, origin, isOwn) => {
  expect(isOwnOrigin(publicUrl, origin)).toBe(isOwn);
});

describe('a request for one person', () => {
  test('is taken from that person alone, and leaves the session of another as it is', async () => {
    const cookie = await signIn();
    const other = await portal.joinContractor();
    const asked = { ...PAGE, cookie };
    expect(await whoAmI({ ...asked, 'x-portal-person': driver.id })).toBe(driver.id);
    const meantForOther = { ...asked, 'x-portal-person': other.id };
    expect(await whoAmI(meantForOther)).toBe('UNAUTHENTICATED');
    const response = await ask('{ viewer { id } }', meantForOther);
    expect(response.cookie).toBeNull();
    expect(await whoAmI(asked)).toBe(driver.id);
  });
});
