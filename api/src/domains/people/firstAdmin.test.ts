import { findPasswordIssues } from 'rules/password';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import { openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { ensureFirstAdmin } from './firstAdmin.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(() => portal.reset());

const logIn = (email: string, password: string) =>
  portal.rest('POST', '/auth/login', { body: { email, password } });

longTest('an empty portal gets an administrator with a one-time password', async () => {
  const admin = await ensureFirstAdmin(portal.services, {});
  expect(admin?.email).toBe('admin@carrier.example');
  expect(findPasswordIssues(admin!.oneTimePassword!)).toEqual([]);
  const { body } = await logIn(admin!.email, admin!.oneTimePassword!);
  expect(body).toMatchObject({ needsPasswordChange: true, user: { role: 'IT_Admin' } });
  expect(await portal.audit({ action: 'USER_CREATED' })).toMatchObject([{ userId: null }]);
});

test('chosen settings create an administrator who can begin at once', async () => {
  const settings = { email: 'Owner@Example.com', password: 'Chosen-Horse-1' };
  expect(await ensureFirstAdmin(portal.services, settings)).toEqual({ email: 'Owner@Example.com' });
  const { body } = await logIn('owner@example.com', 'Chosen-Horse-1');
  expect(body).toMatchObject({ needsPasswordChange: false, user: { role: 'IT_Admin' } });
});

longTest('a one-time password does not expire: no one could issue another', async () => {
  const admin = await ensureFirstAdmin(portal.services, {});
  expect(await portal.db.user.findMany()).toMatchObject([{ temporaryPasswordExpiresAt: null }]);
  expect((await logIn(admin!.email, admin!.oneTimePassword!)).status).toBe(200);
});

test('there is no second one, no matter who the first user is', async () => {
  await portal.joinContractor();
  expect(await ensureFirstAdmin(portal.services, { email: 'owner@example.com' })).toBeNull();
  expect(await portal.db.user.count()).toBe(1);
});

test('two processes that start at once create one', async () => {
  const made = await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(portal.services, {})));
  expect(made.filter(Boolean)).toHaveLength(1);
  expect(await portal.db.user.count()).toBe(1);
});

test.each([
  [{ email: 'nowhere' }, 'ADMIN_EMAIL must be a valid email address.'],
  [{ password: 'weak' }, 'ADMIN_PASSWORD is not accepted: Password must have at least 8 characters.'],
  [
    { password: 'P@ssw0rd!2026' },
    'ADMIN_PASSWORD is not accepted: Password must not be a common password with digits or symbols around it.',
  ],
  [
    { email: 'owner.one@example.com', password: 'Owner.One-1' },
    'ADMIN_PASSWORD is not accepted: Password must not',
  ],
])('a wrong setting is named', async (settings, message) => {
  await expect(ensureFirstAdmin(portal.services, settings)).rejects.toThrow(message);
  expect(await portal.db.user.count()).toBe(0);
});
