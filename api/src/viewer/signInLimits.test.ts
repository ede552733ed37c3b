import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { longTest } from '../../test/support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../test/support/portal.ts';
import { login } from '../domains/account/signIn.service.ts';
import { systemContext } from '../operation/context.ts';
import { createPasswordHasher } from './passwordHasher.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18T17:00:00Z');
});

const HOME = '198.51.100.7';
const stranger = (index: number) => `203.0.113.${index}`;

const attempt = async (email: string, password: string, ipAddress = HOME) => {
  const { status, headers } = await portal.rest('POST', '/auth/login', {
    body: { email, password },
    ipAddress,
  });
  return { status, retryAfter: headers.get('retry-after') };
};
const fail = async (email: string, times: number, ipAddress = HOME) => {
  for (let guess = 0; guess < times; guess += 1)
    expect(await attempt(email, `Wrong-Horse-${guess}`, ipAddress)).toMatchObject({ status: 401 });
};
/** Writes earlier attempts from any client without making them. */
const remember = (attempts: { addressKey: string; client: string; at: Date }[]) =>
  portal.db.signInAttempt.createMany({ data: attempts });

describe('ten wrong passwords of one client for one address', () => {
  test('slow down that client and address, and no one else', async () => {
    const sam = await portal.joinContractor();
    const pat = await portal.joinContractor();
    await fail(sam.email, 10);
    portal.setClock('2026-11-18T17:05:00Z');
    expect(await attempt(sam.email, PASSWORD)).toEqual({ status: 429, retryAfter: '600' });
    expect(await attempt(sam.email.toUpperCase(), PASSWORD)).toMatchObject({ status: 429 });
    expect(await attempt(sam.email, PASSWORD, stranger(1))).toMatchObject({ status: 200 });
    expect(await attempt(pat.email, PASSWORD)).toMatchObject({ status: 200 });
  });

  test('are cleared after fifteen minutes, however often the client tried in between', async () => {
    const { email } = await portal.joinContractor();
    await fail(email, 10);
    for (const minute of ['05', '10', '14']) {
      portal.setClock(`2026-11-18T17:${minute}:00Z`);
      expect(await attempt(email, PASSWORD)).toMatchObject({ status: 429 });
    }
    portal.setClock('2026-11-18T17:15:00Z');
    expect(await attempt(email, PASSWORD)).toMatchObject({ status: 200 });
  });

  longTest('are cleared by a right one', async () => {
    const { email } = await portal.joinContractor();
    await fail(email, 9);
    expect(await attempt(email, PASSWORD)).toMatchObject({ status: 200 });
    await fail(email, 9);
    expect(await attempt(email, PASSWORD)).toMatchObject({ status: 200 });
  });

  longTest('count for unknown addresses just the same', async () => {
    await fail('no-one@example.com', 10);
    expect(await attempt('no-one@example.com', PASSWORD)).toMatchObject({ status: 429 });
  });

  test('count one by one when sent at once', async () => {
    const { email } = await portal.joinContractor();
    const verify = vi.spyOn(portal.services.passwords, 'verify');
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => attempt(email, `Wrong-Horse-${guess}`)),
    );
    expect(verify.mock.calls.length).toBeLessThanOrEqual(10);
    expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(30);
    verify.mockRestore();
  });

  longTest('cannot be tried as aliases of one operation: it tries one', async () => {
    const { email } = await portal.joinContractor();
    await fail(email, 9);
    const verify = vi.spyOn(portal.services.passwords, 'verify');
    const guesses = [1, 2, 3, 4].map(
      (guess) =>
        `guess${guess}: login(input: { email: "${email}", password: "Wrong-Alias-${guess}" }) { __typename }`,
    );
    const { errors } = await portal.graphql(`mutation { ${guesses.join(' ')} }`, {}, undefined, HOME);
    expect(verify).toHaveBeenCalledTimes(1);
    expect(errors?.map(({ extensions }) => extensions)).toMatchObject(
      Array(3).fill({ code: 'RATE_LIMITED', retryAfter: 1 }),
    );
    expect(await attempt(email, PASSWORD)).toMatchObject({ status: 429 });
    verify.mockRestore();
  });

  longTest('outlive a restart', async () => {
    const { email } = await portal.joinContractor();
    await fail(email, 10);
    const { keys, db } = portal.services;
    const restarted = {
      ...portal.services,
      passwords: createPasswordHasher({ keys, cost: 4 }),
    };
    const context = {
      ...systemContext(restarted),
      request: { id: randomUUID(), ipAddress: HOME, userAgent: null },
    };
    await expect(login(context, { email, password: PASSWORD })).rejects.toMatchObject({
      extensions: { code: 'RATE_LIMITED', retryAfter: 900 },
    });
    expect(await db.signInAttempt.count()).toBe(10);
  });

  longTest('leave one entry in the audit log, not one for each further attempt', async () => {
    const { email } = await portal.joinContractor();
    await fail(email, 10);
    for (let again = 0; again < 5; again += 1) await attempt(email, PASSWORD);
    expect(await portal.audit({ action: 'RATE_LIMITED' })).toMatchObject([
      { level: 'WARNING', ipAddress: HOME },
    ]);
  });
});

longTest('one client cannot go through the addresses either', async () => {
  const { email } = await portal.joinContractor();
  const at = portal.services.now();
  await remember(
    Array.from({ length: 100 }, (_, index) => ({ addressKey: `address ${index}`, client: HOME, at })),
  );
  expect(await attempt(email, PASSWORD)).toEqual({ status: 429, retryAfter: '900' });
  expect(await attempt(email, PASSWORD, stranger(1))).toMatchObject({ status: 200 });
});

longTest('a network of IPv6 addresses is one client', async () => {
  const { email } = await portal.joinContractor();
  for (let guess = 0; guess < 10; guess += 1) await attempt(email, 'Wrong-Horse-1', `2001:db8:1:2::${guess}`);
  expect(await attempt(email, PASSWORD, '2001:db8:1:2:ffff::1')).toMatchObject({ status: 429 });
  expect(await attempt(email, PASSWORD, '2001:db8:1:3::1')).toMatchObject({ status: 200 });
});

describe('a browser in which the owner has signed in', () => {
  const PAGE = { 'sec-fetch-site': 'same-origin', 'x-portal-session': 'cookie' };
  const NETWORK = '2001:db8:7:7::1';
  /** A query from this browser's page; takes its cookies and returns the new ones. */
  async function ask(query: string, cookies: string[] = []) {
    const response = await portal.app.fetch(
      new Request(`${portal.services.publicUrl}/graphql`, {
        method: 'POST',
        headers: { ...PAGE, 'content-type': 'application/json', cookie: cookies.join('; ') },
        body: JSON.stringify({ query }),
      }),
      { requestId: randomUUID(), ipAddress: NETWORK },
    );
    const kept = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!);
    return { body: await response.json(), cookies: [...cookies, ...kept] };
  }
  const enter = (email: string, password: string, cookies?: string[]) =>
    ask(
      `mutation { result: login(input: { email: "${email}", password: "${password}" }) {
        __typename ... on Error { code } } }`,
      cookies,
    );
  /** The browser's cookies after a visit, without the session's. */
  async function visit(email: string): Promise<string[]> {
    const { cookies } = await enter(email, PASSWORD);
    const { cookies: later } = await ask('{ viewer { id } }', cookies);
    expect(later).toHaveLength(2);
    return later.slice(1);
  }
  const crowd = (data: { addressKey?: string; client?: string }) =>
    portal.db.signInAttempt.createMany({
      data: Array.from({ length: 500 }, (_, index) => ({
        ...{ addressKey: `address ${index}`, client: `client ${index}`, at: portal.services.now() },
        ...data,
      })),
    });

  longTest('learns so after the first sign-in, by a cookie that outlives the session', async () => {
    const { email } = await portal.joinContractor();
    const [device] = await visit(email);
    expect(device).toMatch(/^portal-\d+-device=[\w-]{22}(\.[\w-]{22}){2}$/);
    const again = await enter(email, PASSWORD, [device!]);
    expect((await ask('{ viewer { id } }', again.cookies)).cookies).toHaveLength(2);
  });

  test('lets the owner in, whatever others try out of the same network and for the same address', async () => {
    const sam = await portal.joinContractor();
    const device = await visit(sam.email);
    await fail(sam.email, 1, stranger(1));
    const { addressKey } = await portal.db.signInAttempt.findFirstOrThrow();
    await crowd({ client: '2001:db8:7:7::/64' });
    await crowd({ addressKey });
    expect((await enter(sam.email, PASSWORD)).body.errors[0].extensions.code).toBe('RATE_LIMITED');
    expect((await enter(sam.email, PASSWORD, device)).body.data.result.__typename).toBe('LoginPayload');
    const pat = await portal.joinContractor();
    expect((await enter(pat.email, PASSWORD, device)).body.errors[0].extensions.code).toBe('RATE_LIMITED');
  });

  longTest('may guess as often as any other', async () => {
    const { email } = await portal.joinContractor();
    const device = await visit(email);
    for (let guess = 0; guess < 10; guess += 1)
      expect((await enter(email, `Wrong-Horse-${guess}`, device)).body.data.result.code).toBe(
        'INVALID_CREDENTIALS',
      );
    expect((await enter(email, PASSWORD, device)).body.errors[0].extensions.code).toBe('RATE_LIMITED');
    expect((await enter(email, PASSWORD)).body.data.result.__typename).toBe('LoginPayload');
  });
});

test('a hundred attempts from everywhere lock out everyone but the owner', async () => {
  const { email } = await portal.joinContractor();
  expect(await attempt(email, PASSWORD, HOME)).toMatchObject({ status: 200 });
  await fail(email, 1, stranger(200));
  const { addressKey } = await portal.db.signInAttempt.findFirstOrThrow();
  const at = portal.services.now();
  await remember(Array.from({ length: 99 }, (_, index) => ({ addressKey, client: stranger(index), at })));

  expect(await attempt(email, PASSWORD, stranger(201))).toEqual({ status: 429, retryAfter: '86400' });
  expect(await attempt(email, PASSWORD, HOME)).toMatchObject({ status: 200 });
  portal.setClock('2026-11-19T17:00:00Z');
  expect(await attempt(email, PASSWORD, stranger(201))).toMatchObject({ status: 200 });
});

describe('an account locked by a hundred guesses from everywhere', () => {
  const NEW_PASSWORD = 'Another-Horse-2';
  let sam: Actor;
  let admin: Actor;
  beforeEach(async () => {
    sam = await portal.joinContractor();
    admin = await portal.joinStaff('IT_Admin');
    expect(await attempt(sam.email, PASSWORD, HOME)).toMatchObject({ status: 200 });
    await fail(sam.email, 1, stranger(200));
    const { addressKey } = await portal.db.signInAttempt.findFirstOrThrow();
    const at = portal.services.now();
    const guesses = Array.from({ length: 99 }, (_, index) => ({ addressKey, client: stranger(index), at }));
    await remember(guesses);
    expect(await attempt(sam.email, PASSWORD, stranger(201))).toMatchObject({ status: 429 });
  });
  /** No one can clear someone else's failed attempts. */
  const failElsewhere = async () => {
    const pat = await portal.joinContractor();
    await fail(pat.email, 10);
    return async () => expect(await attempt(pat.email, PASSWORD)).toMatchObject({ status: 429 });
  };

  longTest('opens to a new address at once when an administrator resets the password', async () => {
    const othersStay = await failElsewhere();
    const { status } = await portal.rest('POST', `/staff/${sam.id}/reset-password`, {
      token: admin.token,
      body: { newPassword: NEW_PASSWORD },
    });
    expect(status).toBe(200);
    expect(await attempt(sam.email, NEW_PASSWORD, stranger(202))).toMatchObject({ status: 200 });
    await othersStay();
  });

  longTest('opens at once when a reset token is used', async () => {
    const { body } = await portal.rest('POST', `/auth/generate-reset-token/${sam.id}`, {
      token: admin.token,
    });
    const { status } = await portal.rest('POST', '/auth/reset-password', {
      body: { token: body.resetToken, newPassword: NEW_PASSWORD },
    });
    expect(status).toBe(200);
    expect(await attempt(sam.email, NEW_PASSWORD, stranger(202))).toMatchObject({ status: 200 });
  });

  test('opens at once when its owner changes the password', async () => {
    const { status } = await portal.rest('POST', '/auth/change-password', {
      token: sam.token,
      body: { newPassword: NEW_PASSWORD, currentPassword: PASSWORD },
      ipAddress: HOME,
    });
    expect(status).toBe(200);
    expect(await attempt(sam.email, NEW_PASSWORD, stranger(202))).toMatchObject({ status: 200 });
  });

  const unlock = async (viewer: Actor, whom: Actor) => {
    const { data, errors } = await portal.graphql(
      `mutation ($input: UnlockSignInInput!) {
        result: unlockSignIn(input: $input) { __typename ... on Error { code } ... on User { id } } }`,
      { input: { userId: whom.id } },
      viewer.token,
    );
    return errors ? errors[0]!.extensions.code : (data.result.code ?? data.result.id);
  };

  test('opens at once when an administrator unlocks it, with its entry', async () => {
    const othersStay = await failElsewhere();
    expect(await unlock(admin, sam)).toBe(sam.id);
    expect(await attempt(sam.email, PASSWORD, stranger(202))).toMatchObject({ status: 200 });
    expect(await portal.audit({ action: 'SIGN_IN_UNLOCKED' })).toMatchObject([
      { level: 'WARNING', userId: admin.key, entityId: sam.key, newValues: { forgottenAttempts: 100 } },
    ]);
    await othersStay();
  });

  longTest('is offered for unlocking while it is locked, and to administrators alone', async () => {
    const isOffered = async (viewer: Actor, whom: Actor) => {
      const { data } = await portal.graphql(
        'query ($id: ID!) { person(id: $id) { viewerCanUnlockSignIn } }',
        { id: whom.id },
        viewer.token,
      );
      return data.person.viewerCanUnlockSignIn;
    };
    const pat = await portal.joinContractor();
    await fail(pat.email, 9);
    expect(await isOffered(admin, pat)).toBe(false);
    await fail(pat.email, 1);
    expect(await isOffered(admin, pat)).toBe(true);
    expect(await isOffered(admin, sam)).toBe(true);
    expect(await isOffered(await portal.joinStaff('Manager'), sam)).toBe(false);
    await unlock(admin, sam);
    expect(await isOffered(admin, sam)).toBe(false);
  });

  longTest('is unlocked only by administrators', async () => {
    expect(await unlock(await portal.joinStaff('Manager', 'HR'), sam)).toBe('FORBIDDEN');
    expect(await unlock(sam, sam)).toBe('FORBIDDEN');
    expect(await attempt(sam.email, PASSWORD, stranger(202))).toMatchObject({ status: 429 });
  });
});

test.each<[string, (admin: Actor, sam: Actor) => Promise<string>]>([
  [
    'a temporary password',
    async (admin, sam) => {
      const body = { newPassword: 'Another-Horse-2' };
      await portal.rest('POST', `/staff/${sam.id}/reset-password`, { token: admin.token, body });
      return body.newPassword;
    },
  ],
  [
    'a reset token',
    async (admin, sam) => {
      const made = await portal.rest('POST', `/auth/generate-reset-token/${sam.id}`, { token: admin.token });
      const body = { token: made.body.resetToken, newPassword: 'Another-Horse-2' };
      await portal.rest('POST', '/auth/reset-password', { body });
      return body.newPassword;
    },
  ],
])('after a hundred guesses from everywhere, %s lets the owner in from a new address', async (_how, free) => {
  const admin = await portal.joinStaff('IT_Admin');
  const sam = await portal.joinContractor();
  // One of the attackers shares the new address, but its attempts do not count against the owner.
  await fail(sam.email, 10, HOME);
  const { addressKey } = await portal.db.signInAttempt.findFirstOrThrow();
  const at = portal.services.now();
  await remember(Array.from({ length: 89 }, (_, index) => ({ addressKey, client: stranger(index), at })));
  await fail(sam.email, 1, stranger(89));
  for (const address of [HOME, stranger(201)])
    expect(await attempt(sam.email, PASSWORD, address)).toMatchObject({ status: 429 });
  const password = await free(admin, sam);
  for (const address of [HOME, stranger(201)])
    expect(await attempt(sam.email, password, address)).toMatchObject({ status: 200 });
});

test('the address that was tried is not stored', async () => {
  await fail('no-one@example.com', 1);
  const [kept] = await portal.db.signInAttempt.findMany();
  expect(kept!.addressKey).toMatch(/^[0-9a-f]{64}$/);
});

test('attempts that no limit counts anymore are swept away', async () => {
  const old = new Date('2026-11-10T00:00:00Z');
  await remember(
    Array.from({ length: 199 }, (_, index) => ({ addressKey: `${index}`, client: HOME, at: old })),
  );
  await fail('no-one@example.com', 1);
  expect(await portal.db.signInAttempt.count()).toBe(1);
});
