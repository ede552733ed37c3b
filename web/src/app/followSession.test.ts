import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
    expect(vi.mocked(leavePortal).mock.calls).toEqual([['/']]);
  });

  it('leaves for the page that also works offline if the server has not heard of the sign-out', () => {
    at('/dashboard/payroll');
    signOut(false);
    expect(vi.mocked(leavePortal).mock.calls).toEqual([['/dashboard']]);
  });

  it('ends with the session of another tab', () => {
    at('/dashboard');
    localStorage.removeItem('portal.user');
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.user' }));
    expect(currentSession()).toBeNull();
    expect(leavePortal).toHaveBeenCalledOnce();
  });

  it('replaces the page of the previous user when another signs in elsewhere, unsaved input or not', () => {
    const wentTo = at('/dashboard/payroll');
    // A tab that was asleep learns of the next user without having heard of the sign-out.
    localStorage.setItem('portal.user', JSON.stringify({ ...ruth, id: 'u2', roles: [], mark: 'next' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.user' }));
    expect(vi.mocked(leavePortal).mock.calls).toEqual([['/dashboard']]);
    expect(wentTo()).toEqual([]);
  });

  it('reruns the guards when the password must be changed', () => {
    const wentTo = at('/dashboard/payroll');
    updateUser({ ...ruth, needsPasswordChange: true });
    expect(wentTo()).toEqual(['/dashboard']);
  });

  it('stays when the same user has a new session or name', () => {
    const wentTo = at('/dashboard/profile');
    signIn({ ...ruth, firstName: 'Ruthie' });
    expect(wentTo()).toEqual([]);
    expect(leavePortal).not.toHaveBeenCalled();
  });
});
