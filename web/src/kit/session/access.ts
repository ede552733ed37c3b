import { ADMINS, hasAnyRole, MANAGERS, PAYROLL_READERS, STAFF_READERS } from 'rules/roles';
import type { StoredUser } from './storedUser';

/**
 * Who may open a page. `signedOut` is the sign-in page, `passwordChange` the forced change, `secondFactor` the required
 * second factor; `payrollReader` are managers, administrators and accountants, `staffReader` are HR and administrators.
 */
export type Access =
  | 'everyone'
  | 'signedOut'
  | 'passwordChange'
  | 'secondFactor'
  | 'signedIn'
  | 'payrollReader'
  | 'staffReader'
  | 'manager'
  | 'admin';

/** Which home and navigation a person has: administrators first, then managers, then everyone else. */
export type Audience = 'admin' | 'manager' | 'employee';

export function toAudience(user: StoredUser): Audience {
  if (hasAnyRole(user, ADMINS)) return 'admin';
  return hasAnyRole(user, MANAGERS) ? 'manager' : 'employee';
}

/** Whether someone may read everyone's pay and the tax documents. */
export const readsPayroll = (user: StoredUser): boolean => hasAnyRole(user, PAYROLL_READERS);

/** Whether someone may look anyone up. */
export const findsPeople = (user: StoredUser): boolean => hasAnyRole(user, STAFF_READERS);

/**
 * Where to send someone who may not open a page; null when they may. Only the first line of defense: the server decides
 * what data they get.
 */
export function refusal(access: Access, user: StoredUser | null): string | null {
  if (access === 'everyone') return null;
  if (!user) return access === 'signedOut' ? null : '/';
  if (user.needsPasswordChange) return access === 'passwordChange' ? null : '/change-password';
  if (user.needsSecondFactor) return access === 'secondFactor' ? null : '/second-factor';
  if (access === 'signedOut' || access === 'passwordChange' || access === 'secondFactor') return '/dashboard';
  const audience = toAudience(user);
  if (access === 'admin' && audience !== 'admin') return '/dashboard';
  if (access === 'manager' && audience === 'employee') return '/dashboard';
  if (access === 'staffReader' && !findsPeople(user)) return '/dashboard';
  if (access === 'payrollReader' && !readsPayroll(user)) return '/dashboard';
  return null;
}
