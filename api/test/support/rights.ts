/** The words in which the tables of who may do what are written. */
import type { AdmissionCode, ErrorCode } from 'rules/errorCodes';
import type { RoleName } from 'rules/roles';

/** The parts of docs/access.md, in its order. */
export const DOMAINS = [
  'The portal',
  'Signing in',
  'Contractors',
  'Staff and the archive',
  'Time logs',
  'Payroll',
  'Tax',
  'Reports',
  'The audit log',
] as const;

export type Domain = (typeof DOMAINS)[number];

/** Roles that may; 'anyone' signed in, or 'everyone' without signing in. */
export type Allowed = readonly RoleName[] | 'anyone' | 'everyone';

/**
 * What comes back: done, nothing there to see (null), a decision that named the record among those refused, or the code
 * of a refusal.
 */
export type Outcome = 'OK' | 'NOTHING' | 'REFUSED' | ErrorCode | AdmissionCode;

/** One outcome for those with one of the roles, another for everyone else who was let in. */
export interface Split {
  roles: readonly RoleName[];
  then: Outcome;
  otherwise: Outcome | Split;
}

/** Whose record a call is about. A peer is someone with the same role as the caller. */
export type Subject = 'driver' | 'own' | 'peer' | 'admin' | 'archived' | 'missing';

/** What those who are let in get, by whom the call is about; what is left out is as for a driver, and that is OK. */
export type About = Partial<Record<Subject, Outcome | Split>>;

/** As in only(MANAGERS, 'NOT_FOUND'): managers may, for others there is no such record. */
export const only = (
  roles: readonly RoleName[],
  otherwise: Outcome | Split,
  then: Outcome = 'OK',
): Split => ({
  roles,
  then,
  otherwise,
});

/** What someone with these roles gets. */
export const outcomeFor = (rule: Outcome | Split, roles: readonly RoleName[]): Outcome =>
  typeof rule === 'string'
    ? rule
    : rule.roles.some((role) => roles.includes(role))
      ? rule.then
      : outcomeFor(rule.otherwise, roles);

export const MANAGERS: readonly RoleName[] = ['IT_Admin', 'Manager'];
/** Who reads the contractors' records. */
export const READERS: readonly RoleName[] = ['IT_Admin', 'Manager', 'HR', 'Accountant'];
/** Who reads what managers do and changes none of it. */
export const ACCOUNTANTS: readonly RoleName[] = ['Accountant'];
export const PAYROLL_READERS: readonly RoleName[] = ['IT_Admin', 'Manager', 'Accountant'];
export const ADMINS: readonly RoleName[] = ['IT_Admin'];
export const STAFF_READERS: readonly RoleName[] = ['IT_Admin', 'HR'];
/** Who sees how to reach people, and their schedule. */
export const CONTACTS: readonly RoleName[] = ['IT_Admin', 'Manager', 'HR'];
export const TAX_FILERS: readonly RoleName[] = ['IT_Admin', 'Accountant'];
