import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { family, longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';

const NEW_PASSWORD = 'Another-Horse-2';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
});

const change = async ({ token }: Actor, input: object) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ChangePasswordInput!) {
      result: changePassword(input: $input) {
        __typename
        ... on Error { message code }
        ... on ValidationError { issues { path message } }
        ... on ChangePasswordPayload { message token expiresAt user { id needsPasswordChange } }
      }
    }`,
    { input },
    token,
  );
  return errors ? errors[0]!.extensions : data.result;
};

const isSignedIn = async (token: string) =>
  (await portal.graphql('{ viewer { id } }', {}, token)).errors === undefined;

const logIn = (email: string, password: string) =>
  portal.rest('POST', '/auth/login', { body: { email, password } });

describe('changing the password', () => {
  test('ends every session and begins a new one', async () => {
    const sam = await portal.joinContractor();
    const phone = await portal.signIn(sam.key);
    const response = await change(sam, { newPassword: NEW_PASSWORD, currentPassword: PASSWORD });
    expect(response).toMatchObject({
      message: 'Password changed successfully',
      expiresAt: '2026-11-19T05:00:00.000Z',
      user: { id: sam.id, needsPasswordChange: false },
    });
    expect(await isSignedIn(sam.token)).toBe(false);
    expect(await isSignedIn(phone)).toBe(false);
    expect(await isSignedIn(response.token)).toBe(true);
    expect((await logIn(sam.email, PASSWORD)).status).toBe(401);
    expect((await logIn(sam.email, NEW_PASSWORD)).status).toBe(200);
    expect(await portal.audit({ action: 'PASSWORD_CHANGED' })).toMatchObject([
      { userId: sam.key, entityId: sam.key, oldValues: null, newValues: null },
    ]);
  });

  test('needs the current password', async () => {
    const sam = await portal.joinContractor();
    expect(await change(sam, { newPassword: NEW_PASSWORD })).toMatchObject({
      __typename: 'ValidationError',
      issues: [{ path: ['currentPassword'], message: 'Current password is required.' }],
    });
    expect(await change(sam, { newPassword: NEW_PASSWORD, currentPassword: 'Wrong-Horse-1' })).toMatchObject({
      __typename: 'ValidationError',
      issues: [{ path: ['currentPassword'], message: 'The current password is incorrect.' }],
    });
    expect(await isSignedIn(sam.token)).toBe(true);
    expect(await portal.audit({ action: 'PASSWORD_CHANGE_FAILED' })).toMatchObject([{ userId: sam.key }]);
    expect(await portal.audit({ action: 'PASSWORD_CHANGED' })).toEqual([]);
  });

  test('needs no current password while someone else chose it, and opens up the portal', async () => {
    const sam = await portal.join({ mustChangePassword: true });
    const response = await change(sam, { newPassword: NEW_PASSWORD });
    expect(response).toMatchObject({ user: { needsPasswordChange: false } });
    const { errors } = await portal.graphql('{ today }', {}, response.token);
    expect(errors).toBeUndefined();
  });

  test('checks a current password that is given anyway', async () => {
    const sam = await portal.join({ mustChangePassword: true });
    const response = await change(sam, { newPassword: NEW_PASSWORD, currentPassword: 'Wrong-Horse-1' });
    expect(response).toMatchObject({ issues: [{ path: ['currentPassword'] }] });
  });

  test('requires a different password than before', async () => {
    const sam = await portal.join({ mustChangePassword: true });
    expect(await change(sam, { newPassword: PASSWORD })).toMatchObject({
      issues: [{ path: ['newPassword'], message: 'The new password must differ from the current one.' }],
    });
  });

  test('lists every rule that the new one breaks', async () => {
    const sam = await portal.joinContractor();
    const { issues } = await change(sam, { newPassword: 'abc', currentPassword: PASSWORD });
    expect(issues).toHaveLength(4);
    expect(issues.map(({ path }: { path: string[] }) => path.join())).toEqual(Array(4).fill('newPassword'));
  });

  test('is for those signed in', async () => {
    const sam = await portal.joinContractor();
    const stranger = { ...sam, token: '' };
    expect(await change(stranger, { newPassword: NEW_PASSWORD, currentPassword: PASSWORD })).toEqual({
      code: 'UNAUTHENTICATED',
    });
  });

  longTest('guesses at the current password are counted like sign-ins', async () => {
    const sam = await portal.joinContractor();
    for (let guess = 0; guess < 10; guess += 1)
      await change(sam, { newPassword: NEW_PASSWORD, currentPassword: `Wrong-Horse-${guess}` });
    expect(await change(sam, { newPassword: NEW_PASSWORD, currentPassword: PASSWORD })).toEqual({
      code: 'RATE_LIMITED',
      retryAfter: 900,
    });
    expect((await logIn(sam.email, PASSWORD)).status).toBe(429);
  });

  test('twice at the same moment happens once', async () => {
    const sam = await portal.joinContractor();
    const responses = await Promise.all(
      [NEW_PASSWORD, 'Third-Horse-3'].map((newPassword) =>
        change(sam, { newPassword, currentPassword: PASSWORD }),
      ),
    );
    expect(responses.filter(({ __typename }) => __typename === 'ChangePasswordPayload')).toHaveLength(1);
    expect(await portal.db.session.count({ where: { userId: sam.key, revokedAt: null } })).toBe(1);
  });

  test('begins no session for someone whose access ends meanwhile', async () => {
    const [admin, sam] = [await portal.joinStaff('IT_Admin'), await portal.joinContractor()];
    const setActive = (isActive: boolean) =>
      portal.rest('PATCH', `/staff/${sam.id}/status`, { token: admin.token, body: { isActive } });
    const { hash } = portal.services.passwords;
    const hashing = vi.spyOn(portal.services.passwords, 'hash').mockImplementation(async (...given) => {
      expect((await setActive(false)).status).toBe(200);
      return hash(...given);
    });
    try {
      expect(await change(sam, { newPassword: NEW_PASSWORD, currentPassword: PASSWORD })).toMatchObject({
        code: 'UNAUTHENTICATED',
      });
    } finally {
      hashing.mockRestore();
    }
    await setActive(true);
    expect(await portal.db.session.count({ where: { userId: sam.key, revokedAt: null } })).toBe(0);
    expect((await logIn(sam.email, PASSWORD)).status).toBe(200);
  });
});

const createToken = async (admin: Actor, id: string) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: CreateResetTokenInput!) {
      result: createResetToken(input: $input) {
        __typename
        ... on Error { message code }
        ... on ResetTokenPayload { resetToken link expiresAt }
      }
    }`,
    { input: { userId: id } },
    admin.token,
  );
  return errors ? errors[0]!.extensions : data.result;
};

const reset = async (token: string, newPassword = NEW_PASSWORD) => {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ResetPasswordWithTokenInput!) {
      result: resetPasswordWithToken(input: $input) {
        __typename
        ... on ValidationError { issues { path message } }
        ... on MessagePayload { message }
      }
    }`,
    { input: { token, newPassword } },
  );
  expect(errors).toBeUndefined();
  return data.result;
};

const usedUp = {
  __typename: 'ValidationError',
  issues: [{ path: ['token'], message: 'This reset token is not valid or has expired.' }],
};

test('a reset token comes with the link that opens its page', async () => {
  const admin = await portal.joinStaff('IT_Admin');
  const sam = await portal.joinContractor();
  const { link, resetToken } = await createToken(admin, sam.id);
  expect(link).toBe(`${portal.services.publicUrl}/reset-password#${resetToken}`);
  expect(await reset(new URL(link).hash.slice(1))).toMatchObject({ __typename: 'MessagePayload' });
});

test('no one creates a reset token for themselves, over either way in', async () => {
  const admin = await portal.joinStaff('IT_Admin');
  const message = 'You can’t create a reset token for yourself. Change your password in your profile.';
  expect(await createToken(admin, admin.id)).toMatchObject({ code: 'FORBIDDEN', message });
  const { status, body } = await portal.rest('POST', `/auth/generate-reset-token/${admin.id}`, {
    token: admin.token,
  });
  expect([status, body]).toEqual([403, { error: message, code: 'FORBIDDEN' }]);
  expect(await portal.db.passwordResetToken.count()).toBe(0);
  expect(await portal.audit({ action: 'ACCESS_DENIED' })).toHaveLength(2);
});

describe('a reset token', () => {
  let admin: Actor;
  let sam: Actor;
  beforeEach(async () => {
    admin = await portal.joinStaff('IT_Admin');
    sam = await portal.joinContractor();
  });

  test('sets a new password once and ends every session', async () => {
    const { resetToken, expiresAt } = await createToken(admin, sam.id);
    expect(expiresAt).toBe('2026-11-18T18:00:00.000Z');
    expect(await reset(resetToken)).toEqual({
      __typename: 'MessagePayload',
      message: 'Password reset successfully',
    });
    expect(await isSignedIn(sam.token)).toBe(false);
    expect((await logIn(sam.email, NEW_PASSWORD)).body).toMatchObject({ needsPasswordChange: false });
    expect(await reset(resetToken, 'Third-Horse-3')).toEqual(usedUp);

    const entries = await portal.audit();
    const about = entries.filter(({ action }) => action.startsWith('PASSWORD_RESET'));
    expect(about).toMatchObject([
      { action: 'PASSWORD_RESET_TOKEN_CREATED', userId: admin.key, entityId: sam.key },
      { action: 'PASSWORD_RESET', userId: sam.key, entityId: sam.key },
    ]);
    expect(about.map(({ newValues }) => JSON.stringify(newValues)).join()).not.toContain(resetToken);
    const [stored] = await portal.db.passwordResetToken.findMany();
    expect(JSON.stringify(stored)).not.toContain(resetToken);
  });

  test('ends after an hour', async () => {
    const { resetToken } = await createToken(admin, sam.id);
    portal.setClock('2026-11-18T18:00:00Z');
    expect(await reset(resetToken)).toEqual(usedUp);
  });

  test('is worth nothing once there is a newer one or the password was changed', async () => {
    const first = await createToken(admin, sam.id);
    const second = await createToken(admin, sam.id);
    expect(await reset(first.resetToken)).toEqual(usedUp);
    await change(sam, { newPassword: NEW_PASSWORD, currentPassword: PASSWORD });
    expect(await reset(second.resetToken)).toEqual(usedUp);
  });

  test('is worth nothing while its owner may not sign in', async () => {
    await portal.db.user.update({ where: { id: sam.key }, data: { isActive: false } });
    const { resetToken } = await createToken(admin, sam.id);
    expect(await reset(resetToken)).toEqual(usedUp);
    await portal.db.user.update({ where: { id: sam.key }, data: { isActive: true } });
    expect(await reset(resetToken)).toMatchObject({ __typename: 'MessagePayload' });
  });

  test('used by several at once works for one', async () => {
    const { resetToken } = await createToken(admin, sam.id);
    const responses = await Promise.all(Array.from({ length: 6 }, () => reset(resetToken)));
    expect(responses.filter(({ __typename }) => __typename === 'MessagePayload')).toHaveLength(1);
    expect(await portal.audit({ action: 'PASSWORD_RESET' })).toHaveLength(1);
  });

  test('that no one created is refused, and a weak password is reported as weak', async () => {
    expect(await reset('made-up')).toEqual(usedUp);
    const { resetToken } = await createToken(admin, sam.id);
    expect((await reset(resetToken, 'weak')).issues.length).toBeGreaterThan(1);
    expect(await reset(resetToken)).toMatchObject({ __typename: 'MessagePayload' });
  });

  test('is created for users who exist and are not archived', async () => {
    const missing = { __typename: 'NotFoundError', code: 'NOT_FOUND', message: 'User not found.' };
    expect(await createToken(admin, 'User_00000000-0000-7000-8000-000000000000')).toEqual(missing);
    expect(await createToken(admin, 'nonsense')).toEqual(missing);
    await portal.db.user.update({ where: { id: sam.key }, data: { archivedAt: new Date() } });
    expect(await createToken(admin, sam.id)).toMatchObject({ __typename: 'ForbiddenError' });
    expect(await portal.audit({ action: 'ACCESS_DENIED' })).toHaveLength(1);
  });

  longTest('unlocks someone who guessed too often', async () => {
    for (let guess = 0; guess < 11; guess += 1) await logIn(sam.email, `Wrong-Horse-${guess}`);
    expect((await logIn(sam.email, PASSWORD)).status).toBe(429);
    const { resetToken } = await createToken(admin, sam.id);
    await reset(resetToken);
    expect((await logIn(sam.email, NEW_PASSWORD)).status).toBe(200);
  });
});

/** Robin Example, as the test portal calls everyone, works for the sample company. */
const GUESSABLE = [
  ['P@ssw0rd!2026', 'a common password'],
  // What the server alone knows: the company and the person.
  ['Fre1ght-2027', 'the company’s name or a word of it'],
  ['Robin.Local-1', 'the first part of the email address'],
  ['Password1!', 'a common password'],
  ['Summer2026!', 'a season'],
  ['Carrier-2026', 'the portal’s name or a word of it'],
  ['R0bin-2026', 'the person’s name'],
] as const;
describe.each(family(GUESSABLE, 3))('the password %s is refused', (password, what) => {
  const message = `Password must not be ${what} with digits or symbols around it. Use several words, or a word no one would guess.`;
  const person = { email: 'robin.local@example.com', firstName: 'Robin', lastName: 'Example' };
  let admin: Actor;
  let sam: Actor;
  beforeEach(async () => {
    admin = await portal.joinStaff('IT_Admin');
    sam = await portal.join({ email: person.email });
  });
  const send = (path: string, body: object, token?: string) =>
    portal.rest('POST', path, { body, ...(token ? { token } : {}) });
  const refused = { status: 400, body: { code: 'VALIDATION', details: [message] } };

  test('on every way in, and nothing changes', async () => {
    const { body: made } = await send(`/auth/generate-reset-token/${sam.id}`, {}, admin.token);
    const newcomer = { ...person, email: 'robin.local@elsewhere.example.com', password };
    const before = await portal.db.user.findMany({ orderBy: { id: 'asc' } });
    for (const response of [
      await send('/staff', newcomer, admin.token),
      await send('/contractors', newcomer, admin.token),
      await send(`/staff/${sam.id}/reset-password`, { newPassword: password }, admin.token),
      await send('/auth/reset-password', { token: made.resetToken, newPassword: password }),
      await send('/auth/change-password', { newPassword: password, currentPassword: PASSWORD }, sam.token),
    ])
      expect(response).toMatchObject(refused);
    expect(await portal.db.user.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
    // The reset token is still good for a better one.
    expect(
      (await send('/auth/reset-password', { token: made.resetToken, newPassword: NEW_PASSWORD })).status,
    ).toBe(200);
  });

  test('never at sign-in', async () => {
    const passwordHash = await portal.services.passwords.hash(password);
    await portal.db.user.update({ where: { id: sam.key }, data: { passwordHash } });
    expect((await logIn(sam.email, password)).status).toBe(200);
  });
});

test("the company's name is the one that an administrator has saved", async () => {
  const admin = await portal.joinStaff('IT_Admin');
  const saved = await portal.graphql(
    `mutation { updateCompany(input: { legalName: "Tidewater Haulage Inc." }) { __typename } }`,
    {},
    admin.token,
  );
  expect(saved.data.updateCompany.__typename).not.toMatch(/Error/);
  const create = async (email: string, password: string) =>
    (
      await portal.rest('POST', '/contractors', {
        token: admin.token,
        body: { email, password, firstName: 'Robin', lastName: 'Example' },
      })
    ).status;
  expect(await create('a@example.com', 'Tidewater-26')).toBe(400);
  expect(await create('b@example.com', 'Freight-2026')).toBe(201);
});
