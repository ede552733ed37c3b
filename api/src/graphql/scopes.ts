/** Who may ask at all: scopes answer for kinds of viewers, policies for single records, where-clauses for lists. */
import type { Context, SignedInContext } from '../context.ts';
import { hasAnyRole, type Permission, type RoleName } from '../identity/roles.ts';

// A type and not an interface, as Pothos wants an index signature of it.
export type AuthScopes = {
  /** Open to strangers: sign-in and what leads to it. Written out so that no field is public by omission. */
  everyone: boolean;
  /** Signed in, even while a password change is due. */
  authenticated: boolean;
  /** Signed in and free to work. */
  signedIn: boolean;
  /** Holds one of the roles. */
  anyRole: readonly RoleName[];
  permission: Permission;
  /** The record belongs to the viewer (by its owner's key), or to someone who has just proved to be them. */
  owner: string;
};

export type AuthContexts = {
  authenticated: SignedInContext;
  signedIn: SignedInContext;
  anyRole: SignedInContext;
  permission: SignedInContext;
};

export function authScopes(context: Context) {
  const { viewer } = context;
  const working = viewer !== null && !viewer.mustChangePassword;
  return {
    everyone: true,
    authenticated: viewer !== null,
    signedIn: working,
    anyRole: (roles: readonly RoleName[]) => working && hasAnyRole(viewer, roles),
    permission: (permission: Permission) => working && viewer.permissions.includes(permission),
    owner: (userId: string) => viewer?.id === userId || context.admitted.has(userId),
  };
}
