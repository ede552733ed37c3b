/** Who may request a field at all. Scopes decide by kind of viewer, policies by record, and where clauses for lists. */
import { hasAnyRole, type Permission, type RoleGroup } from 'rules/roles';
import type { Context, SignedInContext, Viewer } from '../operation/context.ts';
import { keyOrNone } from '../operation/ids.ts';
import { findDuty } from '../viewer/duties.ts';
import { requireFresh } from '../viewer/freshSession.ts';

// A type, not an interface, because Pothos needs an index signature.
export type AuthScopes = {
  /** Public: sign-in and what leads to it. Explicit, so that no field is public by omission. */
  everyone: boolean;
  /** Signed in, even while a password change is required. */
  authenticated: boolean;
  /** Signed in, but not while a password change is required. Also allows viewers who must set up a second factor. */
  mayEnroll: boolean;
  /** Signed in, without open duties. */
  signedIn: boolean;
  /** Has one of these roles. */
  anyRole: RoleGroup;
  permission: Permission;
  /** The record belongs to the viewer (by its owner's key), or to someone who has just authenticated as its owner. */
  owner: string;
  /** The session's owner has just confirmed their password. It comes last, so it is checked only if all others hold. */
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

/** Signed in, without open duties. */
const isWorking = (viewer: Viewer | null): viewer is Viewer => viewer !== null && findDuty(viewer) === null;

const isOwner = ({ viewer, admitted }: Context, ownerId: string): boolean =>
  viewer?.id === ownerId || admitted.has(ownerId);

export function authScopes(context: Context) {
  const { viewer } = context;
  const working = isWorking(viewer);
  const mayEnroll = viewer !== null && !viewer.mustChangePassword;
  return {
    everyone: true,
    authenticated: viewer !== null,
    mayEnroll,
    signedIn: working,
    anyRole: (roles: RoleGroup) => working && hasAnyRole(viewer, roles),
    permission: (permission: Permission) => working && viewer.permissions.includes(permission),
    owner: (userId: string) => isOwner(context, userId),
    fresh: () => mayEnroll && requireFresh({ ...context, viewer }),
  };
}

/**
 * Rules about individual records. Lists call them for every row, so they return a boolean instead of a scope map, which
 * the plugin would have to evaluate each time.
 */

/** The record's owner, by the owner's key, or anyone with one of the roles. */
export const isOwnerOrHasRole = (context: Context, ownerId: string, roles: RoleGroup): boolean =>
  isOwner(context, ownerId) || (isWorking(context.viewer) && hasAnyRole(context.viewer, roles));

/** The record's owner, or anyone who is signed in without open duties. */
export const isOwnerOrSignedIn = (context: Context, ownerId: string): boolean =>
  isWorking(context.viewer) || isOwner(context, ownerId);

/** The same, without open duties: an owner who must change the password first may not. */
export const isActiveOwnerOrHasRole = (context: Context, ownerId: string, roles: RoleGroup): boolean =>
  isWorking(context.viewer) && isOwnerOrHasRole(context, ownerId, roles);

interface OfPeople {
  userId?: string | null;
  filter?: { userId?: { in: readonly string[] } | null } | null;
}

/**
 * Who may request a list that can be limited to one person's rows: everyone, but another person's rows only with one of
 * the roles. Others get an error, because an empty list would suggest that there are no such rows.
 */
export const ownListOrHasRole =
  (roles: RoleGroup) =>
  (_root: unknown, { userId, filter }: OfPeople, context: Context) => {
    const people = [...(userId ? [userId] : []), ...(filter?.userId?.in ?? [])];
    return people.length === 0
      ? { signedIn: true }
      : people.every((id) => isActiveOwnerOrHasRole(context, keyOrNone('User', id) ?? '', roles));
  };
