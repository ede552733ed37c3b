/** What becomes of a stored session at the start of a visit. */
import { expect, it, vi } from 'vitest';
import { currentSession, signIn } from '../../src/kit/session/sessionStore';

it('warns in the log when the stored user cannot be refreshed', async () => {
  const user = { id: 'u', firstName: 'Ray', lastName: 'Ortiz', email: 'ray@example.com', roles: [] };
  signIn({ ...user, needsPasswordChange: false });
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const { sessionStarted } = await import('../../src/app/startSession');
  await sessionStarted();
  expect(warned).toHaveBeenCalledOnce();
  expect(currentSession()?.user.firstName).toBe('Ray');
});
