/**
 * Acts after which one person may be able to act as another, by the names in the audit log: the actor may sign in to the
 * account, or decides what it may do.
 */
import type { AuditAction } from '../audit/actions.ts';

/** What someone signs in with: the password, the second factor, the address that a link goes to. */
export const CREDENTIAL_CHANGES = [
  'PASSWORD_RESET_BY_ADMIN',
  'PASSWORD_RESET_TOKEN_CREATED',
  'SECOND_FACTOR_REMOVED_BY_ADMIN',
  'CONTRACTOR_UPDATED',
] as const satisfies readonly AuditAction[];

/** Those, and whether someone signs in at all and what they may do then. */
export const ACCESS_CHANGES = [
  ...CREDENTIAL_CHANGES,
  'USER_CREATED',
  'INVITATION_CREATED',
  'ROLE_ASSIGNED',
  'ROLE_REMOVED',
  'SIGN_IN_UNLOCKED',
  'USER_ACTIVATED',
  'USER_DEACTIVATED',
  'USER_ARCHIVED',
  'USER_UNARCHIVED',
] as const satisfies readonly AuditAction[];

/** From when on someone can sign in who could not before. */
export const BEGINNINGS = [
  'INVITATION_ACCEPTED',
  'USER_ACTIVATED',
  'USER_UNARCHIVED',
] as const satisfies readonly AuditAction[];
