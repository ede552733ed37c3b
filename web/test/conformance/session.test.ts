/** Tests what happens to a stored session at the start of a visit. */
import { expect, it, vi } from 'vitest';

const ray = {
  ...{ id: 'u', firstName: 'Ray', lastName: 'Ortiz', email: 'ray@example.com', roles: [] },
  needsPasswordChange: false,
};

/** Begins a visit of Ray's; returns the user the page then has. */
async function begin(respond: () => Promise<Response>) {
  // A page asks once while it is open.
  vi.resetModules();
  const { currentSession, signIn } = await import('../../src/kit/session/sessionStore');
  signIn(ray);
  vi.stubGlobal('fetch', vi.fn(respond));
  const { sessionStarted } = await import('../../src/app/startSession');
  await sessionStarted();
  return currentSession()?.user;
}

it('logs a warning when the stored user cannot be refreshed, who stays signed in', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const user = await begin(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(warned).toHaveBeenCalledOnce();
  expect(user?.firstName).toBe('Ray');
});

it('takes the name and the roles from the server', async () => {
  const viewer = {
    ...{ ...ray, firstName: 'Raymond', roles: ['Manager'], needsSecondFactor: false, idleMinutes: 30 },
    ...{ __typename: 'User', unreadNotices: 0 },
  };
  const company = { legalName: 'Example Freight' };
  const user = await begin(async () => Response.json({ data: { viewer, company } }));
  expect(user).toMatchObject({ firstName: 'Raymond', roles: ['Manager'], companyName: 'Example Freight' });
});

it('ends a session that the server refuses, as after a password change elsewhere', async () => {
  const user = await begin(async () => Response.json({ error: 'Sign in again.' }, { status: 401 }));
  expect(user).toBeUndefined();
});

it('tells the server of a sign-out that it has not heard of', async () => {
  vi.resetModules();
  (await import('../../src/kit/session/sessionStore')).signOut(false);
  const logout = { message: 'Signed out successfully' };
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ data: { logout } }));
  vi.stubGlobal('fetch', fetched);
  const { sessionStarted } = await import('../../src/app/startSession');
  await sessionStarted();
  expect(fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)))).toMatchObject([
    { operationName: 'useSignOutMutation' },
  ]);
});
