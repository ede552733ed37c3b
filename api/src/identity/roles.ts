/** Role and permission names, and which role brings what. */
import type { RoleName } from '../db/generated/client/enums.ts';

export type { RoleName };
export type Permission = 'add_staff' | 'assign_roles' | 'manage_infra';

/** From the highest to the lowest: the order in which one role stands for a person, and the ceiling for granting. */
export const ROLES_BY_RANK: readonly RoleName[] = [
  'IT_Admin',
  'Manager',
  'HR',
  'Accountant',
  'Supervisor',
  'Asst_Manager',
  'Admin_Assistant',
  'Employee',
];

const PERMISSIONS: Partial<Record<RoleName, readonly Permission[]>> = {
  IT_Admin: ['add_staff', 'assign_roles', 'manage_infra'],
  HR: ['add_staff'],
};

export const PERMISSION_NAMES: readonly Permission[] = ['add_staff', 'assign_roles', 'manage_infra'];

/** What the roles allow, each permission once. */
export function permissionsOf(roles: readonly RoleName[]): Permission[] {
  const granted = new Set(roles.flatMap((role) => PERMISSIONS[role] ?? []));
  return PERMISSION_NAMES.filter((permission) => granted.has(permission));
}

/** The highest role, or 'User' for someone without any (contractors). */
export const displayRole = (roles: readonly RoleName[]): string =>
  ROLES_BY_RANK.find((role) => roles.includes(role)) ?? 'User';

/** The groups that rules name; written here once, used as `anyRole` scopes and by policies. */
export const ADMINS: readonly RoleName[] = ['IT_Admin'];
export const MANAGERS: readonly RoleName[] = ['IT_Admin', 'Manager'];
export const CONTRACTOR_READERS: readonly RoleName[] = ['IT_Admin', 'Manager', 'HR', 'Accountant'];
export const PAYROLL_READERS: readonly RoleName[] = ['IT_Admin', 'Manager', 'Accountant'];
/** Payroll works with daily rates, and HR reads the staff's records, of which they are a part. */
export const RATE_READERS: readonly RoleName[] = ['IT_Admin', 'Manager', 'HR', 'Accountant'];
export const STAFF_READERS: readonly RoleName[] = ['IT_Admin', 'HR'];
/** Whose screens show other people's e-mail, phone, address and schedule. */
export const CONTACT_READERS: readonly RoleName[] = ['IT_Admin', 'Manager', 'HR'];
/** The company's own tax number stands on the documents that they make. */
export const EIN_READERS: readonly RoleName[] = ['IT_Admin', 'Accountant'];

/** Who may have a taxpayer number shown in full: they file the forms that carry it. */
export const TAX_NUMBER_READERS: readonly RoleName[] = ['IT_Admin', 'Accountant'];

/** Whether someone holds one of the roles. */
export const hasAnyRole = (viewer: { roles: readonly RoleName[] }, roles: readonly RoleName[]): boolean =>
  viewer.roles.some((role) => roles.includes(role));
