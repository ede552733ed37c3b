/** Inviting people: adding somebody whose first password nobody else knows. */
import type { RoleName } from 'rules/roles';
import type { SignedInContext } from '../../operation/context.ts';
import { assertAllowed, canInvite, canSetDailyRate } from '../../viewer/policy.ts';
import { newSecretToken } from '../../viewer/tokens.ts';
import { createUser, type NewPerson } from '../people/accounts.ts';
import type { RateInput } from '../people/dailyRate.ts';
import { type Invited, writeInvitation } from './invitation.ts';

export interface PersonToInvite extends Omit<NewPerson, 'password'>, RateInput {
  kind: 'STAFF' | 'CONTRACTOR';
  phone?: string | null;
  /** Employee where staff is given none. */
  roles?: readonly RoleName[] | null;
}

/**
 * Adds a person and invites them. Throws ForbiddenError for a kind, a role or a rate that the viewer may not give, and
 * ConflictError for a known email.
 */
export async function invitePerson(context: SignedInContext, input: PersonToInvite): Promise<Invited> {
  const asked: RoleName[] = input.roles?.length ? [...new Set(input.roles)] : ['Employee'];
  const roles = input.kind === 'STAFF' ? asked : [];
  assertAllowed(context, 'Mutation.invitePerson', canInvite(context.viewer, { kind: input.kind, roles }));
  if (typeof input.dailyRate === 'number')
    assertAllowed(context, 'Mutation.invitePerson', canSetDailyRate(context.viewer, { roles }));
  let invited: Invited | undefined;
  await createUser(context, {
    ...input,
    roles,
    // Nobody knows it, the portal included.
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
