/**
 * The scopes that an access token can have: the ones that its owner's roles can use. A scope never adds a right; it
 * limits the owner's rights. Pure.
 */
import { ADMINS, hasAnyRole, MANAGERS, PAYROLL_READERS, type RoleGroup, type RoleName } from 'rules/roles';
import type { AccessTokenScope } from '../platform/db/generated/client/client.ts';

/** In display order, with the roles that can use each. */
const USERS: Record<AccessTokenScope, RoleGroup | 'anyone'> = {
  PEOPLE_READ: 'anyone',
  TIME_LOGS_READ: 'anyone',
  TIME_LOGS_WRITE: 'anyone',
  PAYROLL_READ: 'anyone',
  PAYROLL_WRITE: MANAGERS,
  TAX_READ: 'anyone',
  TAX_WRITE: 'anyone',
  REPORTS_READ: PAYROLL_READERS,
  REPORTS_WRITE: PAYROLL_READERS,
  LOGS_READ: ADMINS,
};

export const TOKEN_SCOPES = Object.keys(USERS) as readonly AccessTokenScope[];

export const isWriteScope = (scope: AccessTokenScope): boolean => scope.endsWith('_WRITE');

/** The scopes that someone with these roles can give a token. */
export const listUsableScopes = (person: { roles: readonly RoleName[] }): AccessTokenScope[] =>
  TOKEN_SCOPES.filter((scope) => {
    const roles = USERS[scope];
    return roles === 'anyone' || hasAnyRole(person, roles);
  });

/** Sorted and without duplicates. A write scope includes reading, because the response to a change shows the result. */
export function completeScopes(scopes: readonly AccessTokenScope[]): AccessTokenScope[] {
  const included = new Set(scopes.flatMap((scope) => [scope, scope.replace('_WRITE', '_READ')]));
  return TOKEN_SCOPES.filter((scope) => included.has(scope));
}
