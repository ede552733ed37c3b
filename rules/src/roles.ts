/** Role and permission names, and what each role may do. */

export type RoleName =
  | 'IT_Admin'
  | 'Manager'
  | 'HR'
  | 'Accountant'
  | 'Supervisor'
  | 'Asst_Manager'
  | 'Admin_Assistant'
  | 'Employee';
export type Permission = 'add_staff' | 'assign_roles' | 'manage_infra';

/** From the highest to the lowest: the highest represents a person. */
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

/** The roles' permissions, each listed once. */
export function listPermissions(roles: readonly RoleName[]): Permission[] {
  const granted = new Set(roles.flatMap((role) => PERMISSIONS[role] ?? []));
  return PERMISSION_NAMES.filter((permission) => granted.has(permission));
}

/** The highest role, or 'User' for someone without any (contractors). */
export const findHighestRole = (roles: readonly RoleName[]): string =>
  ROLES_BY_RANK.find((role) => roles.includes(role)) ?? 'User';

/**
 * Groups of roles with a common right. Rules name groups instead of single roles, so the groups contain all of a role's
 * rights.
 */
export type RoleGroup = readonly RoleName[] & { readonly [isGroup]: true };
declare const isGroup: unique symbol;

const group = (...roles: RoleName[]) => roles as readonly RoleName[] as RoleGroup;

/** The groups that rules name; defined once, used as `anyRole` scopes and by policies. */
export const ALL_STAFF = /* @__PURE__ */ group(...ROLES_BY_RANK);
export const ADMINS = /* @__PURE__ */ group('IT_Admin');
export const MANAGERS = /* @__PURE__ */ group('IT_Admin', 'Manager');
export const CONTRACTOR_READERS = /* @__PURE__ */ group('IT_Admin', 'Manager', 'HR', 'Accountant');
export const PAYROLL_READERS = /* @__PURE__ */ group('IT_Admin', 'Manager', 'Accountant');
/** Payroll works with daily rates, and HR reads the staff's records, which include them. */
export const RATE_READERS = /* @__PURE__ */ group('IT_Admin', 'Manager', 'HR', 'Accountant');
export const STAFF_READERS = /* @__PURE__ */ group('IT_Admin', 'HR');
/** Payroll and staff records need to know who is paid by a 1099 and who by a W-2. */
export const RELATION_READERS = /* @__PURE__ */ group('IT_Admin', 'Manager', 'HR', 'Accountant');
/** These screens show other people's email, phone, address and schedule. */
export const CONTACT_READERS = /* @__PURE__ */ group('IT_Admin', 'Manager', 'HR');
/** Those who request a Form W-9: they hire people, pay them or file their forms. */
export const W9_REQUESTERS = /* @__PURE__ */ group('IT_Admin', 'Manager', 'HR', 'Accountant');
/** Who may invite people; a policy decides which people. */
export const INVITERS = /* @__PURE__ */ group('IT_Admin', 'Manager', 'HR');
/** The company's own tax number is on the documents that they make. */
export const EIN_READERS = /* @__PURE__ */ group('IT_Admin', 'Accountant');

/** Who may see a full taxpayer number: they file the forms that contain it. */
export const TAX_NUMBER_READERS = /* @__PURE__ */ group('IT_Admin', 'Accountant');

/** The groups as a list, so a role's rights are known without checking every rule. */
const GROUPS: readonly RoleGroup[] = [
  ALL_STAFF,
  ADMINS,
  MANAGERS,
  CONTRACTOR_READERS,
  PAYROLL_READERS,
  RATE_READERS,
  STAFF_READERS,
  RELATION_READERS,
  CONTACT_READERS,
  W9_REQUESTERS,
  INVITERS,
  EIN_READERS,
  TAX_NUMBER_READERS,
];

interface RoleHolder {
  roles: readonly RoleName[];
}

/** Whether someone has one of the roles. */
export const hasAnyRole = (viewer: RoleHolder, roles: RoleGroup): boolean =>
  viewer.roles.some((role) => roles.includes(role));

/** Whether someone has all rights of the role: belongs to each of its groups and has each of its permissions. */
export function hasAllRightsOf(
  viewer: RoleHolder & { permissions: readonly Permission[] },
  role: RoleName,
): boolean {
  return (
    GROUPS.every((roles) => !roles.includes(role) || hasAnyRole(viewer, roles)) &&
    listPermissions([role]).every((permission) => viewer.permissions.includes(permission))
  );
}
