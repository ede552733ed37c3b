/** The terms of the tables of who may do what. */
import type { AdmissionCode, ErrorCode } from 'rules/errorCodes';
import type { RoleName } from 'rules/roles';

/** The parts of docs/access.md, in order. */
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

/** Roles with the right; 'anyone' means signed in, and 'everyone' includes callers who are not. */
export type Allowed = readonly RoleName[] | 'anyone' | 'everyone';

/**
 * The outcome: success, nothing to see (null), a decision that lists the record as refused, or the code of a refusal.
 */
export type Outcome = 'OK' | 'NOTHING' | 'REFUSED' | ErrorCode | AdmissionCode;

/** One outcome for people with one of the roles, and another for everyone else who was let in. */
export interface Split {
  roles: readonly RoleName[];
  then: Outcome;
  otherwise: Outcome | Split;
}

/** Whose record a call is about. A peer has the same role as the caller. */
export type Subject = 'driver' | 'own' | 'peer' | 'admin' | 'archived' | 'missing';

/**
 * The outcome for callers who are let in, by subject; a missing subject has the driver's outcome, which is OK by
 * default.
 */
export type About = Partial<Record<Subject, Outcome | Split>>;

/** For example only(MANAGERS, 'NOT_FOUND'): managers may do it; for others, the record does not exist. */
export const only = (
  roles: readonly RoleName[],
  otherwise: Outcome | Split,
  then: Outcome = 'OK',
): Split => ({
  roles,
  then,
  otherwise,
});

/** The outcome for a person with these roles. */
export const outcomeFor = (rule: Outcome | Split, roles: readonly RoleName[]): Outcome =>
  typeof rule === 'string'
    ? rule
    : rule.roles.some((role) => roles.includes(role))
      ? rule.then
      : outcomeFor(rule.otherwise, roles);

export const MANAGERS: readonly RoleName[] = ['IT_Admin', 'Manager'];
/** The roles that read the contractors' records. */
export const READERS: readonly RoleName[] = ['IT_Admin', 'Manager', 'HR', 'Accountant'];
/** The roles that read managers' work but change none of it. */
export const ACCOUNTANTS: readonly RoleName[] = ['Accountant'];
export const PAYROLL_READERS: readonly RoleName[] = ['IT_Admin', 'Manager', 'Accountant'];
export const ADMINS: readonly RoleName[] = ['IT_Admin'];
export const STAFF_READERS: readonly RoleName[] = ['IT_Admin', 'HR'];
/** The roles that see people's contact data and schedule. */
export const CONTACTS: readonly RoleName[] = ['IT_Admin', 'Manager', 'HR'];
export const TAX_FILERS: readonly RoleName[] = ['IT_Admin', 'Accountant'];
