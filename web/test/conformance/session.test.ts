/** What becomes of a stored session at the start of a visit. */
import { expect, it, vi } from 'vitest';

const ray = {
  ...{ id: 'u', firstName: 'Ray', lastName: 'Ortiz', email: 'ray@example.com', roles: [] },
  needsPasswordChange: false,
};

/** Begins a visit of Ray's; returns whom the page takes them for then. */
async function begin(respond: () => Promise<Response>) {
  // A page asks once for as long as it is open.
  vi.resetModules();
  const { currentSession, signIn } = await import('../../src/kit/session/sessionStore');
  signIn(ray);
  vi.stubGlobal('fetch', vi.fn(respond));
  const { sessionStarted } = await import('../../src/app/startSession');
  await sessionStarted();
  return currentSession()?.user;
}

it('warns in the log when the stored user cannot be refreshed, who stays signed in', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const user = await begin(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(warned).toHaveBeenCalledOnce();
  expect(user?.firstName).toBe('Ray');
});

it('takes over the name and the roles that the server says', async () => {
  const viewer = {
    ...{ ...ray, firstName: 'Raymond', roles: ['Manager'], needsSecondFactor: false, idleMinutes: 30 },
    ...{ __typename: 'User', unreadNotices: 0 },
  };
  const company = { legalName: 'Example Freight' };
  const user = await begin(async () => Response.json({ data: { viewer, company } }));
  expect(user).toMatchObject({ firstName: 'Raymond', roles: ['Manager'], companyName: 'Example Freight' });
});

it('ends a session that the server refuses, as after a password that was changed elsewhere', async () => {
  const user = await begin(async () => Response.json({ error: 'Sign in again.' }, { status: 401 }));
  expect(user).toBeUndefined();
});
