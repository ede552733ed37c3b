/** Invites people: adds a person with a first password that no one knows. */
import type { RoleName } from 'rules/roles';
import type { SignedInContext } from '../../operation/context.ts';
import { ValidationError } from '../../operation/errors.ts';
import { assertAllowed, canInvite, canSetDailyRate } from '../../viewer/policy.ts';
import { newSecretToken } from '../../viewer/tokens.ts';
import { createUser, type NewUser } from '../people/accounts.ts';
import type { RateInput } from '../people/dailyRate.ts';
import { type Invited, writeInvitation } from './invitation.ts';

export interface PersonToInvite
  extends Pick<NewUser, 'email' | 'firstName' | 'lastName' | 'phone' | 'startsOn' | 'workRelation'>,
    RateInput {
  kind: 'STAFF' | 'CONTRACTOR';
  /** Staff without roles become employees. */
  roles?: readonly RoleName[] | null;
}

/**
 * Adds a person and invites them. Throws ForbiddenError for a kind, role or rate that the viewer may not give,
 * ValidationError for a contractor on a W-2, and ConflictError for a known email.
 */
export async function invitePerson(context: SignedInContext, input: PersonToInvite): Promise<Invited> {
  const asked: RoleName[] = input.roles?.length ? [...new Set(input.roles)] : ['Employee'];
  const roles = input.kind === 'STAFF' ? asked : [];
  assertAllowed(context, 'Mutation.invitePerson', canInvite(context.viewer, { kind: input.kind, roles }));
  if (input.kind === 'CONTRACTOR' && input.workRelation === 'EMPLOYEE')
    throw ValidationError.of('workRelation', 'Invite an employee as staff: contractors get a 1099.');
  if (typeof input.dailyRate === 'number')
    assertAllowed(context, 'Mutation.invitePerson', canSetDailyRate(context.viewer, { roles }));
  let invited: Invited | undefined;
  await createUser(context, {
    ...input,
    roles,
    // No one knows this password, not even the portal.
    password: newSecretToken(),
    isPasswordChecked: true,
    passwordEnds: false,
    also: async (tx, id) => {
      invited = await writeInvitation(tx, context, id);
    },
  });
  context.jobs.wake('mail');
  return invited!;
}
