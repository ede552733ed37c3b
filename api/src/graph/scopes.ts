/**
 * Who may request a field at all: scopes decide for kinds of viewers, policies for single records, where-clauses for
 * lists.
 */
import { hasAnyRole, type Permission, type RoleGroup } from 'rules/roles';
import type { Context, SignedInContext } from '../operation/context.ts';
import { keyOrNone } from '../operation/ids.ts';
import { findDuty } from '../viewer/duties.ts';
import { requireFresh } from '../viewer/freshSession.ts';

// A type and not an interface, as Pothos wants an index signature of it.
export type AuthScopes = {
  /** Open to everyone: sign-in and what leads to it. Written out so that no field is public by omission. */
  everyone: boolean;
  /** Signed in, even while a password change is due. */
  authenticated: boolean;
  /** The same, but for a due password change: open to those who must set up a second factor. */
  mayEnroll: boolean;
  /** Signed in and free to work. */
  signedIn: boolean;
  /** Holds one of the roles. */
  anyRole: RoleGroup;
  permission: Permission;
  /** The record belongs to the viewer (by its owner's key), or to someone who has just proved to be them. */
  owner: string;
  /**
   * The session's owner has just confirmed their password. Named last: it is checked only for those whom the others let
   * in.
   */
  fresh: boolean;
};

export type AuthContexts = {
  authenticated: SignedInContext;
  mayEnroll: SignedInContext;
  signedIn: SignedInContext;
  anyRole: SignedInContext;
  permission: SignedInContext;
  fresh: SignedInContext;
};

export function authScopes(context: Context) {
  const { viewer } = context;
  const working = viewer !== null && findDuty(viewer) === null;
  const mayEnroll = viewer !== null && !viewer.mustChangePassword;
  return {
    everyone: true,
    authenticated: viewer !== null,
    mayEnroll,
    signedIn: working,
    anyRole: (roles: RoleGroup) => working && hasAnyRole(viewer, roles),
    permission: (permission: Permission) => working && viewer.permissions.includes(permission),
    owner: (userId: string) => viewer?.id === userId || context.admitted.has(userId),
    fresh: () => mayEnroll && requireFresh({ ...context, viewer }),
  };
}

/**
 * Rules about single records. Lists call them for every row, so they return a boolean: a map of scopes would be walked
 * each time.
 */

/** The record's owner, by the owner's key, or anyone with one of the roles. */
export function isOwnerOrHasRole(context: Context, ownerId: string, roles: RoleGroup): boolean {
  const { owner, anyRole } = authScopes(context);
  return owner(ownerId) || anyRole(roles);
}

/** The same, and free to work: an owner who must change the password first is not. */
export const isActiveOwnerOrHasRole = (context: Context, ownerId: string, roles: RoleGroup): boolean =>
  authScopes(context).signedIn && isOwnerOrHasRole(context, ownerId, roles);

/**
 * Who may request a list that can be narrowed to one person's rows: everyone, but another person's rows only with one
 * of the roles. Others are refused: an empty list would suggest that there are no such rows.
 */
export const ownListOrHasRole =
  (roles: RoleGroup) =>
  (_root: unknown, { userId }: { userId?: string | null }, context: Context) =>
    userId ? isActiveOwnerOrHasRole(context, keyOrNone('User', userId) ?? '', roles) : { signedIn: true };
