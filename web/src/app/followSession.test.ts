import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentEnvironment } from '../kit/relay/environment';
import { currentSession, signIn, signOut, updateUser } from '../kit/session/sessionStore';
import type { StoredUser } from '../kit/session/storedUser';
import { followSession } from './followSession';
import { leavePortal } from './leavePortal';

vi.mock('./leavePortal', () => ({ leavePortal: vi.fn(() => new Promise(() => {})) }));

const ruth: StoredUser = {
  id: 'u1',
  firstName: 'Ruth',
  lastName: 'Alvarez',
  email: 'ruth@example.com',
  roles: ['Manager'],
  needsPasswordChange: false,
};
let stop: () => void;
function at(pathname: string) {
  const navigate = vi.fn((_to: string) => Promise.resolve());
  stop = followSession({ state: { location: { pathname } }, navigate });
  return () => navigate.mock.calls.map(([to]) => to);
}

beforeEach(() => {
  signIn(ruth);
  vi.mocked(leavePortal).mockClear();
});
afterEach(() => {
  stop();
  signOut();
});

describe('following the session', () => {
  it('leaves for the public page when it ends', () => {
    at('/dashboard/payroll');
    signOut();
    expect(leavePortal).toHaveBeenCalledOnce();
  });

  it('ends with the session of another tab', () => {
    at('/dashboard');
    localStorage.removeItem('portal.user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.user' }));
    expect(currentSession()).toBeNull();
    expect(leavePortal).toHaveBeenCalledOnce();
  });

  it('leaves the screen of the previous user, and drops the loaded data, when another signs in elsewhere', () => {
    const wentTo = at('/dashboard/payroll');
    const before = currentEnvironment();
    signIn({ ...ruth, id: 'u2', roles: [] });
    expect(wentTo()).toEqual(['/dashboard']);
    expect(currentEnvironment()).not.toBe(before);
  });

  it('reruns the guards when the password must be changed', () => {
    const wentTo = at('/dashboard/payroll');
    updateUser({ ...ruth, needsPasswordChange: true });
    expect(wentTo()).toEqual(['/dashboard']);
  });

  it('stays, and keeps the loaded data, when the same user has a new session or name', () => {
    const wentTo = at('/dashboard/profile');
    const before = currentEnvironment();
    signIn({ ...ruth, firstName: 'Ruthie' });
    expect(wentTo()).toEqual([]);
    expect(currentEnvironment()).toBe(before);
  });
});
