import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
});

const login = async (email: string, password = PASSWORD, ipAddress?: string) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: LoginInput!) {
      result: login(input: $input) {
        __typename
        ... on Error { message code }
        ... on ValidationError { issues { path message } }
        ... on LoginPayload {
          token expiresAt needsPasswordChange
          user { id name email phone role permissions dailyRate needsPasswordChange address { city } }
        }
      }
    }`,
    { input: { email, password } },
    undefined,
    ipAddress,
  );
  expect(errors).toBeUndefined();
  return data.result;
};

const whoAmI = async (token?: string) => {
  const { data, errors } = await portal.graphql('{ viewer { id } }', {}, token);
  return data?.viewer?.id ?? errors?.[0]?.extensions.code;
};

const refused = (code: string, message: string) => ({ __typename: 'SignInError', code, message });
const wrong = refused('INVALID_CREDENTIALS', 'Invalid email or password.');
const inactive = refused('ACCOUNT_INACTIVE', 'This account is not active.');
const expired = refused(
  'INVALID_CREDENTIALS',
  'This password has expired. Ask an administrator to reset it.',
);

describe('signing in', () => {
  test('opens the portal for twelve hours and shows the person', async () => {
    const dana = await portal.join({ kind: 'STAFF', roles: ['HR', 'Employee'], email: 'Dana@Example.com' });
    const response = await login('  dana@EXAMPLE.com ');
    expect(response).toMatchObject({
      __typename: 'LoginPayload',
      expiresAt: '2026-11-19T05:00:00.000Z',
      needsPasswordChange: false,
      user: {
        id: dana.id,
        email: 'Dana@Example.com',
        role: 'HR',
        permissions: ['add_staff'],
        dailyRate: null,
      },
    });
    expect(await whoAmI(response.token)).toBe(dana.id);

    const [entry] = await portal.audit({ action: 'USER_LOGIN' });
    expect(entry).toMatchObject({
      userId: dana.key,
      entityId: dana.key,
      ipAddress: '192.0.2.1',
      level: 'INFO',
    });

    portal.setClock('2026-11-19T04:59:59Z');
    expect(await whoAmI(response.token)).toBe(dana.id);
    portal.setClock('2026-11-19T05:00:01Z');
    expect(await whoAmI(response.token)).toBe('UNAUTHENTICATED');
  });

  test('does not reveal which of the two was wrong', async () => {
    const { email, key } = await portal.joinContractor();
    expect(await login(email, 'Wrong-Horse-1')).toEqual(wrong);
    expect(await login('no-one@example.com', 'Wrong-Horse-1')).toEqual(wrong);

    const entries = await portal.audit({ action: 'USER_LOGIN_FAILED' });
    expect(entries).toMatchObject([
      { level: 'WARNING', entityId: key, userId: null },
      { level: 'WARNING', entityId: null, userId: null },
    ]);
    expect(JSON.stringify(entries, (_key, value) => (typeof value === 'bigint' ? 0 : value))).not.toMatch(
      /no-one|Horse/,
    );
  });

  test('does the same work for an unknown address', async () => {
    const { email } = await portal.joinContractor();
    const { passwords } = portal.services;
    const spies = [vi.spyOn(passwords, 'verify'), vi.spyOn(passwords, 'verifyNothing')] as const;
    await login(email, 'Wrong-Horse-1');
    expect(spies.map((spy) => spy.mock.calls.length)).toEqual([1, 0]);
    await login('no-one@example.com', 'Wrong-Horse-1');
    expect(spies.map((spy) => spy.mock.calls.length)).toEqual([1, 1]);
    for (const spy of spies) spy.mockRestore();
  });

  test('says only to someone who knows the password that the account is not active', async () => {
    const { email, key } = await portal.joinContractor();
    await portal.db.user.update({ where: { id: key }, data: { isActive: false } });
    expect(await login(email, 'Wrong-Horse-1')).toEqual(wrong);
    expect(await login(email)).toEqual(inactive);
    await portal.db.user.update({ where: { id: key }, data: { isActive: true, archivedAt: new Date() } });
    expect(await login(email)).toEqual(inactive);
    expect(await portal.audit({ action: 'USER_LOGIN_FAILED' })).toHaveLength(3);
  });

  test('does not take a temporary password after its time, and says so only to someone who knows it', async () => {
    const { email, key } = await portal.join({ mustChangePassword: true });
    const until = new Date('2026-11-18T18:00:00Z');
    await portal.db.user.update({ where: { id: key }, data: { temporaryPasswordExpiresAt: until } });
    expect(await login(email)).toMatchObject({
      needsPasswordChange: true,
      user: { needsPasswordChange: true },
    });
    portal.setClock('2026-11-18T18:00:00Z');
    const { passwords } = portal.services;
    const spies = [vi.spyOn(passwords, 'verify'), vi.spyOn(passwords, 'verifyNothing')] as const;
    expect(await login(email, 'Wrong-Horse-1')).toEqual(wrong);
    expect(await login(email)).toEqual(expired);
    expect(spies.map((spy) => spy.mock.calls.length)).toEqual([2, 0]);
    for (const spy of spies) spy.mockRestore();
    const { status, body } = await portal.rest('POST', '/auth/login', {
      body: { email, password: PASSWORD },
    });
    expect([status, body]).toEqual([401, { error: expired.message, code: expired.code }]);
    expect(await portal.db.session.count({ where: { userId: key, createdAt: { gte: until } } })).toBe(0);

    const { data } = await portal.graphql(
      '{ auditLogs(action: "USER_LOGIN_FAILED") { edges { node { sentence } } } }',
      {},
      (await portal.joinStaff('IT_Admin')).token,
    );
    const [sentence] = data.auditLogs.edges.map(({ node }: { node: { sentence: string } }) => node.sentence);
    expect(sentence).toMatch(/was refused: the temporary password has expired\.$/);
  });

  test('with an expired password of an account that is not active says that it is not active', async () => {
    const { email, key } = await portal.join({ mustChangePassword: true });
    const data = { temporaryPasswordExpiresAt: new Date('2026-11-18T00:00:00Z'), isActive: false };
    await portal.db.user.update({ where: { id: key }, data });
    expect(await login(email)).toEqual(inactive);
  });

  test.each([
    ['the password changes', { passwordHash: 'v1$another' }],
    ['the account ends', { isActive: false }],
  ])('opens nothing when %s while it is being checked', async (_what, data) => {
    const { email, key } = await portal.joinContractor();
    const sessions = await portal.db.session.count();
    const { passwords } = portal.services;
    const verify = vi.spyOn(passwords, 'verify').mockImplementationOnce(async () => {
      await portal.db.user.update({ where: { id: key }, data });
      return true;
    });
    expect(await login(email)).toEqual(wrong);
    expect(await portal.db.session.count()).toBe(sessions);
    verify.mockRestore();
  });

  test('lists the missing fields', async () => {
    const response = await login('  ', '');
    expect(response).toMatchObject({ __typename: 'ValidationError', code: 'VALIDATION' });
    expect(response.issues).toEqual([
      { path: ['email'], message: 'Email is required.' },
      { path: ['password'], message: 'Password is required.' },
    ]);
  });

  test('over REST responds with the same words', async () => {
    const { email, id } = await portal.joinContractor();
    const good = await portal.rest('POST', '/auth/login', { body: { email, password: PASSWORD } });
    expect(good.status).toBe(200);
    expect(good.body).toMatchObject({ needsPasswordChange: false, user: { id } });
    const bad = await portal.rest('POST', '/auth/login', { body: { email, password: 'Wrong-Horse-1' } });
    expect(bad).toMatchObject({
      status: 401,
      body: { error: 'Invalid email or password.', code: 'INVALID_CREDENTIALS' },
    });
  });
});

describe('a session', () => {
  test('ends at sign-out, and only that one', async () => {
    const { key, token, id } = await portal.joinContractor();
    const elsewhere = await portal.signIn(key);
    const { data } = await portal.graphql('mutation { logout { message } }', {}, token);
    expect(data.logout.message).toBe('Signed out successfully');
    expect(await whoAmI(token)).toBe('UNAUTHENTICATED');
    expect(await whoAmI(elsewhere)).toBe(id);
    expect(await portal.audit({ action: 'USER_LOGOUT' })).toMatchObject([{ userId: key, entityId: key }]);
  });

  test('leaves nothing in the caches of the browser that signs out, on either way in', async () => {
    const CLEAR = 'clear-site-data';
    const first = await portal.joinContractor();
    const post = (query: string, token: string) =>
      portal.app.fetch(
        new Request('http://localhost/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ query }),
        }),
        { requestId: 'sign-out', ipAddress: '192.0.2.1' },
      );
    const other = await post('{ viewer { id } }', first.token);
    expect(other.headers.get(CLEAR)).toBeNull();
    const response = await post('mutation { logout { message } }', first.token);
    expect(response.headers.get(CLEAR)).toBe('"cache"');
    expect(await response.json()).toMatchObject({ data: { logout: { message: 'Signed out successfully' } } });

    const { token } = await portal.joinContractor();
    expect((await portal.rest('GET', '/auth/me', { token })).headers.get(CLEAR)).toBeNull();
    const { headers, body } = await portal.rest('POST', '/auth/logout', { token });
    expect([headers.get(CLEAR), body]).toEqual(['"cache"', { message: 'Signed out successfully' }]);
    // No one signed out: nothing to clear.
    expect((await portal.rest('POST', '/auth/logout', { token })).headers.get(CLEAR)).toBeNull();
  });

  test('cannot be signed out twice', async () => {
    const { token } = await portal.joinContractor();
    await portal.graphql('mutation { logout { message } }', {}, token);
    const again = await portal.graphql('mutation { logout { message } }', {}, token);
    expect(again.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test.each([
    ['deactivated', { isActive: false }],
    ['archived', { archivedAt: new Date() }],
  ])('is worth nothing once its user is %s', async (_how, data) => {
    const { key, token } = await portal.joinContractor();
    await portal.db.user.update({ where: { id: key }, data });
    expect(await whoAmI(token)).toBe('UNAUTHENTICATED');
  });

  test('is worth nothing once its user is deleted', async () => {
    const { key, token } = await portal.joinContractor();
    await portal.db.user.delete({ where: { id: key } });
    expect(await whoAmI(token)).toBe('UNAUTHENTICATED');
  });

  test('carries the current roles, not those of the sign-in', async () => {
    const { key, token } = await portal.joinStaff('Employee');
    const roles = async () => (await portal.graphql('{ viewer { roles } }', {}, token)).data.viewer.roles;
    expect(await roles()).toEqual(['Employee']);
    await portal.db.roleAssignment.create({ data: { userId: key, role: 'Manager' } });
    expect(await roles()).toEqual(['Manager', 'Employee']);
  });

  test('notes its use every five minutes at most', async () => {
    const { key, token } = await portal.joinContractor();
    const lastSeen = async () =>
      (await portal.db.session.findFirstOrThrow({ where: { userId: key } })).lastSeenAt.toISOString();
    portal.setClock('2026-11-18T17:04:00Z');
    await whoAmI(token);
    expect(await lastSeen()).toBe('2026-11-18T17:00:00.000Z');
    portal.setClock('2026-11-18T17:06:00Z');
    await whoAmI(token);
    await expect.poll(lastSeen, { message: 'the last use' }).toBe('2026-11-18T17:06:00.000Z');
  });

  test.each(['', 'garbage', 'a.b.c'])('is not opened by the token "%s"', async (token) => {
    expect(await whoAmI(token)).toBe('UNAUTHENTICATED');
  });

  test('while a password change is required opens only the change, their own record and sign-out', async () => {
    const { token, id } = await portal.join({ mustChangePassword: true, kind: 'STAFF', roles: ['IT_Admin'] });
    expect(await whoAmI(token)).toBe(id);
    const refused = await portal.graphql('{ contractors { totalCount } }', {}, token);
    expect(refused.errors?.[0]?.extensions.code).toBe('PASSWORD_CHANGE_REQUIRED');
    const out = await portal.graphql('mutation { logout { message } }', {}, token);
    expect(out.errors).toBeUndefined();
  });
});

test('no password and no token is anywhere in the database in clear', async () => {
  const { email, token } = await portal.joinContractor();
  const session = await login(email);
  await login(email, 'Wrong-Horse-1');
  const tables = await portal.database.pool.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  for (const { name } of tables.rows) {
    const { rows } = await portal.database.pool.query(`SELECT t::text AS row FROM ${name} t`);
    const text = rows.map(({ row }) => row).join('\n');
    for (const secret of [PASSWORD, 'Wrong-Horse-1', token, session.token])
      expect(text).not.toContain(secret);
  }
});
