/**
 * Audit actions after which one person may be able to act as another: the actor can sign in to the account, or decides
 * what it may do.
 */
import type { AuditAction } from '../audit/actions.ts';

/** Changes to how someone signs in: the password, the second factor, the address for links. */
export const CREDENTIAL_CHANGES = [
  'PASSWORD_RESET_BY_ADMIN',
  'PASSWORD_RESET_TOKEN_CREATED',
  'SECOND_FACTOR_REMOVED_BY_ADMIN',
  'CONTRACTOR_UPDATED',
] as const satisfies readonly AuditAction[];

/** These, and changes to whether someone can sign in and what they may do. */
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

/** Someone who could not sign in before now can. */
export const BEGINNINGS = [
  'INVITATION_ACCEPTED',
  'USER_ACTIVATED',
  'USER_UNARCHIVED',
] as const satisfies readonly AuditAction[];
