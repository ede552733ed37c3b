/** Second factors from end to end: codes, recovery codes, passkeys, who must have one, and who takes one away. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuthenticator } from '../../../test/support/authenticator.ts';
import { fromBase32 } from '../../../test/support/base32.ts';
import { longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, PASSWORD, type TestPortal } from '../../../test/support/portal.ts';
import { totpCode } from '../../viewer/secondFactor/totp.ts';

const START = '2026-11-18T17:00:00Z';
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock(START);
});

/** Minutes after the start; codes last half of one. */
const at = (minutes: number) => portal.setClock(new Date(Date.parse(START) + minutes * 60_000).toISOString());

const SELECTIONS: Record<string, string> = {
  beginAuthenticatorApp: 'BeginAuthenticatorAppPayload { secret address }',
  confirmAuthenticatorApp: 'RecoveryCodesPayload { recoveryCodes user { needsSecondFactor } }',
  renewRecoveryCodes: 'RecoveryCodesPayload { recoveryCodes }',
  beginPasskey: 'PasskeyOptionsPayload { options }',
  beginPasskeyConfirmation: 'PasskeyOptionsPayload { options }',
  login: 'LoginPayload { token user { needsSecondFactor } }',
  signInWithPasskey: 'LoginPayload { token user { id } }',
  removeSecondFactor: 'User { id viewerCanRemoveSecondFactor }',
  resetPassword: 'User { id }',
  confirmIdentity: 'ConfirmIdentityPayload { freshUntil }',
};
const OF_USER = 'User { id authenticatorApp { recoveryCodesLeft } passkeys { id name lastUsedAt } }';

/** The result of a mutation, or the code of the entry point's refusal. */
async function run(field: string, input?: object, token?: string) {
  const type = `${field[0]!.toUpperCase()}${field.slice(1)}Input`;
  const [open, args] = input ? [`mutation ($input: ${type}!)`, '(input: $input)'] : ['mutation', ''];
  const { data, errors } = await portal.graphql(
    `${open} { result: ${field}${args} { ... on Error { code message } ... on ${SELECTIONS[field] ?? OF_USER} } }`,
    { input },
    token,
  );
  return errors ? errors[0]!.extensions.code : data.result;
}

const login = (email: string, code?: string, password = PASSWORD) =>
  portal.rest('POST', '/auth/login', { body: { email, password, ...(code && { code }) } });
const entries = async (action: string) => (await portal.audit({ action })).length;

/** Sets an app up; returns how to read its code, and the recovery codes. */
async function turnOn({ token }: Pick<Actor, 'token'>) {
  const { secret } = await run('beginAuthenticatorApp', undefined, token);
  const code = () => totpCode(fromBase32(secret), portal.services.now());
  const { recoveryCodes } = await run('confirmAuthenticatorApp', { code: code() }, token);
  return { code, recoveryCodes: recoveryCodes as string[] };
}

async function addPasskey({ token }: Pick<Actor, 'token'>, device = createAuthenticator()) {
  const { options } = await run('beginPasskey', undefined, token);
  const { challenge } = JSON.parse(options);
  await run('addPasskey', { name: 'Laptop', response: device.register({ challenge }) }, token);
  return device;
}

/** What a passkey is to sign at sign-in. */
async function signInChallenge(): Promise<string> {
  const { data } = await portal.graphql('mutation { result: beginPasskeySignIn { options } }');
  return JSON.parse(data.result.options).challenge;
}

const requireOf = (...secondFactorRoles: string[]) =>
  portal.graphql(
    'mutation ($input: UpdateCompanyInput!) { updateCompany(input: $input) { __typename } }',
    { input: { secondFactorRoles } },
    admin.token,
  );
let admin: Actor;
beforeEach(async () => {
  admin = await portal.joinStaff('IT_Admin');
});

describe('an authenticator app', () => {
  test('is asked for once its owner has proved to have it, over REST and GraphQL alike', async () => {
    const dana = await portal.joinStaff('HR');
    const begun = await run('beginAuthenticatorApp', undefined, dana.token);
    expect(begun.address).toContain(`secret=${begun.secret}`);
    expect((await login(dana.email)).status).toBe(200);
    expect(await run('confirmAuthenticatorApp', { code: '000000' }, dana.token)).toMatchObject({
      code: 'VALIDATION',
    });
    const { code, recoveryCodes } = await turnOn(dana);
    expect(recoveryCodes).toHaveLength(10);
    expect(await run('beginAuthenticatorApp', undefined, dana.token)).toMatchObject({ code: 'CONFLICT' });

    at(1);
    const { status, body } = await login(dana.email);
    expect([status, body.code, body.token]).toEqual([401, 'SECOND_FACTOR_REQUIRED', undefined]);
    expect(await run('login', { email: dana.email, password: PASSWORD })).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
    });
    expect((await login(dana.email, code(), 'Wrong-Horse-1')).body.code).toBe('INVALID_CREDENTIALS');
    expect((await login(dana.email, code())).status).toBe(200);
    expect(await entries('USER_LOGIN_FAILED')).toBe(1);
    expect((await portal.audit({ action: 'USER_LOGIN' })).at(-1)).toMatchObject({
      newValues: { secondFactor: 'APP' },
    });
  });

  test('gives codes that are good once, and half a minute around their time', async () => {
    const dana = await portal.joinContractor();
    const { code } = await turnOn(dana);
    // The one that confirmed the app is used.
    expect((await login(dana.email, code())).body).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    at(5);
    const late = code();
    at(5.5);
    expect((await login(dana.email, late)).status).toBe(200);
    expect((await login(dana.email, late)).status).toBe(401);
    at(10);
    const tooLate = code();
    at(11);
    expect((await login(dana.email, tooLate)).status).toBe(401);
    const both = await Promise.all([login(dana.email, code()), login(dana.email, code())]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  longTest('has wrong codes counted like wrong passwords', async () => {
    const dana = await portal.joinContractor();
    const { code } = await turnOn(dana);
    at(1);
    for (let tries = 0; tries < 10; tries++) expect((await login(dana.email, '12345')).status).toBe(401);
    expect((await login(dana.email, code())).status).toBe(429);
  });

  test('is replaced by a recovery code, each once, until there are new ones', async () => {
    const dana = await portal.joinContractor();
    const { recoveryCodes } = await turnOn(dana);
    const [first, second] = recoveryCodes as [string, string];
    expect((await login(dana.email, ` ${first.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect((await login(dana.email, first)).status).toBe(401);
    expect(await entries('RECOVERY_CODE_USED')).toBe(1);
    const rows = await portal.db.recoveryCode.findMany();
    expect(rows).toHaveLength(9);
    expect(JSON.stringify(rows)).not.toContain(second.replaceAll('-', ''));
    const { recoveryCodes: renewed } = await run('renewRecoveryCodes', undefined, dana.token);
    expect((await login(dana.email, second)).status).toBe(401);
    expect((await login(dana.email, renewed[0])).status).toBe(200);
  });

  test('confirms who is there, and goes with its codes', async () => {
    const dana = await portal.joinContractor();
    const { code } = await turnOn(dana);
    at(11);
    expect(await run('removeAuthenticatorApp', undefined, dana.token)).toBe('FRESH_SESSION_REQUIRED');
    const { token } = dana;
    const wrong = await portal.rest('POST', '/auth/confirm', { token, body: { code: '000000' } });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'VALIDATION']);
    const both = { code: code(), password: PASSWORD };
    expect((await portal.rest('POST', '/auth/confirm', { token, body: both })).status).toBe(400);
    const { status, body } = await portal.rest('POST', '/auth/confirm', { token, body: { code: code() } });
    expect([status, body]).toEqual([200, { freshUntil: '2026-11-18T17:21:00.000Z' }]);
    expect(await run('removeAuthenticatorApp', undefined, token)).toMatchObject({ authenticatorApp: null });
    expect(await portal.db.recoveryCode.count()).toBe(0);
    expect((await login(dana.email)).status).toBe(200);
  });
});

describe('a passkey', () => {
  longTest('is a whole sign-in, and asked for after the password', async () => {
    const dana = await portal.joinContractor();
    const device = await addPasskey(dana);
    expect((await login(dana.email)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    const response = device.authenticate({ challenge: await signInChallenge() });
    const { token, user } = await run('signInWithPasskey', { response });
    expect(user.id).toBe(dana.id);
    expect((await portal.rest('GET', '/auth/me', { token })).status).toBe(200);
    // Its challenge is used.
    expect(await run('signInWithPasskey', { response })).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  test('signs for this portal alone, with a verified owner, in time, and never as a copy', async () => {
    const dana = await portal.joinContractor();
    const device = await addPasskey(dana);
    const attempt = async (more: object) =>
      (
        await run('signInWithPasskey', {
          response: device.authenticate({ challenge: await signInChallenge(), ...more }),
        })
      ).code;
    expect(await attempt({ origin: 'https://portal.example.net' })).toBe('INVALID_CREDENTIALS');
    expect(await attempt({ flags: 0x01 })).toBe('INVALID_CREDENTIALS');
    expect(await attempt({ challenge: 'c2VsZi1tYWRl' })).toBe('INVALID_CREDENTIALS');
    const challenge = await signInChallenge();
    at(6);
    expect(await attempt({ challenge })).toBe('INVALID_CREDENTIALS');
    expect(await attempt({})).toBeUndefined();
    device.rewind(1);
    expect(await attempt({})).toBe('INVALID_CREDENTIALS');
    await portal.db.user.update({ where: { id: dana.key }, data: { isActive: false } });
    device.rewind(50);
    expect(await attempt({})).toBe('ACCOUNT_INACTIVE');
  });

  test('confirms who is there, for its owner alone, and is removed by name', async () => {
    const dana = await portal.joinContractor();
    const other = await portal.joinContractor();
    const device = await addPasskey(dana);
    await addPasskey(other);
    at(11);
    const { options } = await run('beginPasskeyConfirmation', undefined, other.token);
    const foreign = device.authenticate({ challenge: JSON.parse(options).challenge });
    expect(await run('confirmIdentity', { passkey: foreign }, other.token)).toMatchObject({
      code: 'VALIDATION',
    });
    const own = await run('beginPasskeyConfirmation', undefined, dana.token);
    const passkey = device.authenticate({ challenge: JSON.parse(own.options).challenge });
    expect(await run('confirmIdentity', { passkey }, dana.token)).toHaveProperty('freshUntil');
    const { data } = await portal.graphql(`{ viewer { ... on ${OF_USER} } }`, {}, dana.token);
    const [{ id, name, lastUsedAt }] = data.viewer.passkeys;
    expect([name, lastUsedAt]).toEqual(['Laptop', '2026-11-18T17:11:00.000Z']);
    expect(await run('removePasskey', { id }, await portal.signIn(other.key))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await run('removePasskey', { id }, dana.token)).toMatchObject({ passkeys: [] });
    expect((await login(dana.email)).status).toBe(200);
  });
});

describe('a role that needs a second factor', () => {
  test('does nothing before there is one, over REST and GraphQL, and keeps one', async () => {
    const dana = await portal.joinStaff('Manager');
    expect((await requireOf('Manager')).errors).toBeUndefined();
    const { token } = (await login(dana.email)).body;
    const refused = await portal.rest('GET', '/contractors', { token });
    expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_FACTOR_REQUIRED']);
    const { errors } = await portal.graphql('{ contractors { totalCount } }', {}, token);
    expect(errors![0]!.extensions.code).toBe('SECOND_FACTOR_REQUIRED');
    const asked = () => portal.graphql('{ viewer { needsSecondFactor } }', {}, token);
    expect((await asked()).data.viewer.needsSecondFactor).toBe(true);

    await turnOn({ token });
    expect((await asked()).data.viewer.needsSecondFactor).toBe(false);
    expect((await portal.rest('GET', '/contractors', { token })).status).toBe(200);
    expect(await run('removeAuthenticatorApp', undefined, token)).toMatchObject({ code: 'CONFLICT' });
    await addPasskey({ token });
    expect(await run('removeAuthenticatorApp', undefined, token)).toMatchObject({ authenticatorApp: null });
  });

  test('is chosen in a fresh session', async () => {
    at(11);
    expect((await requireOf('Manager')).errors![0]!.extensions.code).toBe('FRESH_SESSION_REQUIRED');
  });
});

describe('an administrator', () => {
  const remove = (userId: string) => run('removeSecondFactor', { userId }, admin.token);

  test("removes someone's factors and sessions, but no token and no requirement", async () => {
    const dana = await portal.joinStaff('Manager');
    const made = await portal.graphql(
      'mutation { result: createAccessToken(input: { name: "Export" }) { ... on CreateAccessTokenPayload { token } } }',
      {},
      dana.token,
    );
    await turnOn(dana);
    await addPasskey(dana);
    await requireOf('Manager');
    expect(await remove(dana.id)).toEqual({ id: dana.id, viewerCanRemoveSecondFactor: false });
    expect((await portal.rest('GET', '/auth/me', { token: dana.token })).status).toBe(401);
    const script = made.data.result.token;
    expect((await portal.rest('GET', '/contractors', { token: script })).status).toBe(200);
    const { token } = (await login(dana.email)).body;
    expect((await portal.rest('GET', '/contractors', { token })).body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect(await entries('SECOND_FACTOR_REMOVED_BY_ADMIN')).toBe(1);
    expect(await remove(dana.id)).toMatchObject({ code: 'CONFLICT' });
  });

  test('is notified when a factor is removed, like its owner', async () => {
    const told = async (userId: string) =>
      (await portal.db.notice.findMany({ where: { kind: 'SECOND_FACTOR_REMOVED' } })).filter(
        ({ recipientId }) => recipientId === userId,
      ).length;
    const second = await portal.joinStaff('IT_Admin');
    const dana = await portal.joinContractor();
    await turnOn(dana);
    await run('removeAuthenticatorApp', undefined, dana.token);
    expect([await told(dana.key), await told(admin.key), await told(second.key)]).toEqual([1, 1, 1]);
    await addPasskey(dana);
    await remove(dana.id);
    expect([await told(dana.key), await told(admin.key), await told(second.key)]).toEqual([2, 1, 2]);
  });

  longTest('removes none of their own, and none by resetting a password', async () => {
    await turnOn(admin);
    expect(await remove(admin.id)).toMatchObject({ code: 'FORBIDDEN' });
    const dana = await portal.joinContractor();
    await turnOn(dana);
    const newPassword = 'Other-Horse-2';
    await run('resetPassword', { userId: dana.id, newPassword }, admin.token);
    expect((await login(dana.email, undefined, newPassword)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  });
});
