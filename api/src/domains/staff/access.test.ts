/** Access: activating and deactivating users, temporary passwords, and signing people out everywhere. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccessToken } from '../../../test/abuse/stage.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';
import { toId } from '../../operation/ids.ts';

let portal: TestPortal;
let admin: Actor;
let sam: Actor;
beforeAll(async () => {
  portal = await openTestPortal({ registration: 'approval' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  admin = await portal.joinStaff('IT_Admin');
  sam = await portal.joinContractor();
});

const TEMPORARY = 'Temporary-Horse-1!';

const ask = async (name: string, type: string, input: object, { token }: Actor = admin) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${type}!) { result: ${name}(input: $input) {
      __typename ... on Error { code message } ... on User { isActive needsPasswordChange } } }`,
    { input },
    token,
  );
  expect(errors).toBeUndefined();
  return data.result;
};
const setActive = ({ id }: Actor, isActive: boolean) =>
  ask('setUserActive', 'SetUserActiveInput', { userId: id, isActive });
const reset = ({ id }: Actor, newPassword = TEMPORARY) =>
  ask('resetPassword', 'ResetPasswordInput', { userId: id, newPassword });

const signIn = ({ email }: { email: string }, password = PASSWORD) =>
  portal.rest('POST', '/auth/login', { body: { email, password } });
const isIn = async (token: string) => (await portal.rest('GET', '/auth/me', { token })).status === 200;

describe('activity', () => {
  test('ends at once, and comes back without the old sessions', async () => {
    expect(await setActive(sam, false)).toMatchObject({ isActive: false });
    expect(await isIn(sam.token)).toBe(false);
    expect((await signIn(sam)).body.code).toBe('ACCOUNT_INACTIVE');

    expect(await setActive(sam, true)).toMatchObject({ isActive: true });
    expect(await isIn(sam.token)).toBe(false);
    expect((await signIn(sam)).status).toBe(200);

    const entries = (await portal.audit()).filter(({ action }) => /^USER_(DE)?ACTIVATED$/.test(action));
    expect(entries).toMatchObject([
      {
        action: 'USER_DEACTIVATED',
        level: 'WARNING',
        userId: admin.key,
        entityId: sam.key,
        oldValues: { isActive: true },
        newValues: { isActive: false },
      },
      { action: 'USER_ACTIVATED', newValues: { isActive: true } },
    ]);
  });

  test('that already applies leaves no trace and no session behind', async () => {
    expect(await setActive(sam, true)).toMatchObject({ isActive: true });
    expect(await isIn(sam.token)).toBe(true);
    expect(await portal.audit({ action: 'USER_ACTIVATED' })).toEqual([]);
  });

  test('can never be ended for oneself', async () => {
    await portal.joinStaff('IT_Admin');
    expect(await setActive(admin, false)).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You can’t deactivate yourself.',
    });
    expect(await isIn(admin.token)).toBe(true);
  });

  longTest('lets in someone who registered', async () => {
    const email = 'new@example.com';
    await portal.rest('POST', '/auth/register', {
      body: { email, password: PASSWORD, firstName: 'New', lastName: 'Driver' },
    });
    expect((await signIn({ email })).status).toBe(403);
    const { id } = await portal.db.user.findUniqueOrThrow({ where: { emailKey: email } });
    await portal.rest('PATCH', `/staff/${toId('User', id)}/status`, {
      token: admin.token,
      body: { isActive: true },
    });
    expect((await signIn({ email: 'new@example.com' })).status).toBe(200);
  });

  longTest('of another administrator may end while one remains', async () => {
    const other = await portal.joinStaff('IT_Admin');
    expect(await setActive(other, false)).toMatchObject({ isActive: false });
  });
});

describe('a temporary password', () => {
  test('ends every session, voids reset tokens and is changed first', async () => {
    const { body: made } = await portal.rest('POST', `/auth/generate-reset-token/${sam.id}`, {
      token: admin.token,
    });
    expect(await reset(sam)).toMatchObject({ __typename: 'User', needsPasswordChange: true });
    expect(await isIn(sam.token)).toBe(false);
    expect((await signIn(sam)).status).toBe(401);
    const token = await portal.rest('POST', '/auth/reset-password', {
      body: { token: made.resetToken, newPassword: 'Another-Horse-1' },
    });
    expect(token.status).toBe(400);

    const { body } = await signIn(sam, TEMPORARY);
    expect(body.needsPasswordChange).toBe(true);
    const days = await portal.rest('GET', '/time-logs', { token: body.token });
    expect([days.status, days.body.code]).toEqual([403, 'PASSWORD_CHANGE_REQUIRED']);
    await portal.rest('POST', '/auth/change-password', {
      token: body.token,
      body: { newPassword: 'Another-Horse-1' },
    });
    expect((await signIn(sam, 'Another-Horse-1')).body.needsPasswordChange).toBe(false);

    const [entry] = await portal.audit({ action: 'PASSWORD_RESET_BY_ADMIN' });
    expect(entry).toMatchObject({ level: 'WARNING', userId: admin.key, entityId: sam.key });
    expect(JSON.stringify(entry!.newValues)).not.toContain(TEMPORARY);
  });

  test('expires after a day', async () => {
    await reset(sam);
    portal.setClock('2026-11-19T16:59:59Z');
    expect((await signIn(sam, TEMPORARY)).status).toBe(200);
    portal.setClock('2026-11-19T17:00:01Z');
    expect((await signIn(sam, TEMPORARY)).status).toBe(401);
  });

  test('lets in at once someone who tried too often before', async () => {
    for (let attempt = 0; attempt < 11; attempt += 1) await signIn(sam, 'Wrong-Horse-1');
    expect((await signIn(sam)).status).toBe(429);
    await reset(sam);
    expect((await signIn(sam, TEMPORARY)).status).toBe(200);
  });

  test('of a new account expires after a week', async () => {
    const body = { email: 'kim@example.com', password: TEMPORARY, firstName: 'Kim', lastName: 'Clerk' };
    const dana = { ...body, email: 'dana@example.com' };
    expect((await portal.rest('POST', '/staff', { token: admin.token, body })).status).toBe(201);
    expect((await portal.rest('POST', '/contractors', { token: admin.token, body: dana })).status).toBe(201);
    portal.setClock('2026-11-25T16:59:59Z');
    for (const { email } of [body, dana]) expect((await signIn({ email }, TEMPORARY)).status).toBe(200);
    portal.setClock('2026-11-25T17:00:01Z');
    for (const { email } of [body, dana])
      expect(await signIn({ email }, TEMPORARY)).toMatchObject({
        status: 401,
        body: { error: 'This password has expired. Ask an administrator to reset it.' },
      });
  });

  test('keeps the rules for passwords', async () => {
    expect(await reset(sam, 'short')).toMatchObject({ code: 'VALIDATION' });
    expect(await isIn(sam.token)).toBe(true);
  });

  longTest('is not for oneself over either way in, and has no use in the archive', async () => {
    expect(await reset(admin)).toMatchObject({ code: 'FORBIDDEN' });
    const { status, body } = await portal.rest('POST', `/staff/${admin.id}/reset-password`, {
      token: admin.token,
      body: { newPassword: TEMPORARY },
    });
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
    expect((await signIn(admin)).status).toBe(200);
    await portal.db.user.update({ where: { id: sam.key }, data: { archivedAt: new Date() } });
    expect(await reset(sam)).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Archived users can’t sign in. Unarchive the user first.',
    });
  });

  longTest('over REST responds with a message', async () => {
    const response = await portal.rest('POST', `/staff/${sam.id}/reset-password`, {
      token: admin.token,
      body: { newPassword: TEMPORARY },
    });
    expect(response).toMatchObject({ status: 200, body: { message: 'Password reset successfully' } });
  });
});

describe('signing a person out everywhere', () => {
  const signOut = ({ id }: Actor, viewer = admin) =>
    ask('signOutEverywhere', 'SignOutEverywhereInput', { userId: id }, viewer);
  const entries = () => portal.audit({ action: 'SESSIONS_ENDED_BY_ADMIN' });

  test.each(['STAFF', 'CONTRACTOR'] as const)(
    'ends every session and access token of %s at once, and no one else’s',
    async (kind) => {
      const person = await portal.join({ kind, roles: kind === 'STAFF' ? ['HR'] : [] });
      const elsewhere = await portal.signIn(person.key);
      const script = await createAccessToken(portal, person, false);
      const others = [sam.token, await createAccessToken(portal, sam, false), admin.token];
      for (const token of [person.token, elsewhere, script]) expect(await isIn(token)).toBe(true);

      expect(await signOut(person)).toMatchObject({ __typename: 'User', isActive: true });
      for (const token of [person.token, elsewhere, script]) expect(await isIn(token)).toBe(false);
      for (const token of others) expect(await isIn(token)).toBe(true);
      expect(await entries()).toMatchObject([
        {
          level: 'WARNING',
          userId: admin.key,
          entityId: person.key,
          newValues: { sessions: 2, scripts: 1 },
        },
      ]);
      expect((await signIn(person)).status).toBe(200);
    },
  );

  longTest('is offered where someone is signed in, or has a token', async () => {
    const person = await portal.joinContractor();
    const isOffered = async () => {
      const { data } = await portal.graphql(
        'query ($id: ID!) { person(id: $id) { viewerCanSignOutEverywhere } }',
        { id: person.id },
        admin.token,
      );
      return data.person.viewerCanSignOutEverywhere;
    };
    expect(await isOffered()).toBe(true);
    await signOut(person);
    expect(await isOffered()).toBe(false);
    await portal.signIn(person.key);
    expect(await isOffered()).toBe(true);
  });

  test('leaves no trace where no one is signed in', async () => {
    await signOut(sam);
    expect(await signOut(sam)).toMatchObject({ __typename: 'User' });
    expect(await entries()).toHaveLength(1);
  });

  longTest('is for other people', async () => {
    expect(await signOut(admin)).toMatchObject({
      code: 'FORBIDDEN',
      message: 'You can’t sign yourself out here. Your sessions are in your profile.',
    });
    expect(await isIn(admin.token)).toBe(true);
    expect(await entries()).toEqual([]);
  });
});
