/** Staff: adding them. */
import type { SignedInContext } from '../context.ts';
import { createUser, type NewPerson } from '../identity/accounts.ts';
import { assertAllowed, canGrantRoles } from '../identity/policy.ts';
import type { RoleName } from '../identity/roles.ts';

export interface NewStaffMember extends NewPerson {
  /** Employee where none is named. */
  roles?: readonly RoleName[] | null;
}

/**
 * Adds a member of staff, who changes the password at the first sign-in. Answers the new key.
 * Throws ForbiddenError for a role that the viewer may not grant, ConflictError for a known e-mail.
 */
export async function createStaff(context: SignedInContext, input: NewStaffMember): Promise<string> {
  const roles: RoleName[] = input.roles?.length ? [...new Set(input.roles)] : ['Employee'];
  assertAllowed(context, 'Mutation.createStaff', canGrantRoles(context.viewer, roles));
  return createUser(context, { ...input, kind: 'STAFF', roles });
}
