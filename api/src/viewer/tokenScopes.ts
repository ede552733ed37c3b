/**
 * Which scopes an access token can have: what its owner's roles are good for at all. A scope never gives a right; it
 * bounds those of the owner. Pure.
 */
import { ADMINS, hasAnyRole, MANAGERS, PAYROLL_READERS, type RoleGroup, type RoleName } from 'rules/roles';
import type { AccessTokenScope } from '../platform/db/generated/client/client.ts';

/** In the order in which they are listed, with the roles that have a use for each. */
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

/** Each once and in order. Who writes also reads the area: the response to a change says what it has become. */
export function completeScopes(scopes: readonly AccessTokenScope[]): AccessTokenScope[] {
  const included = new Set(scopes.flatMap((scope) => [scope, scope.replace('_WRITE', '_READ')]));
  return TOKEN_SCOPES.filter((scope) => included.has(scope));
}
