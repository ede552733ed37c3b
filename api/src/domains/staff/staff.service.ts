/** Staff: adding and editing them, and anyone's daily rate. */
import type { RoleName } from 'rules/roles';
import { record } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assertAllowed, canEditStaff, canGrantRoles, canSetDailyRate } from '../../viewer/policy.ts';
import { createUser, type NewPerson } from '../people/accounts.ts';
import { changeRate, type RateInput } from '../people/dailyRate.ts';
import { lockUser } from './lockedUser.ts';

export interface NewStaffMember extends NewPerson, RateInput {
  /** Defaults to Employee. */
  roles?: readonly RoleName[] | null;
}

/**
 * Adds a staff member, who must change the password at the first sign-in. Returns the new key. Throws ForbiddenError
 * for a role or rate that the viewer may not give, and ConflictError for a known email.
 */
export async function createStaff(context: SignedInContext, input: NewStaffMember): Promise<string> {
  const roles: RoleName[] = input.roles?.length ? [...new Set(input.roles)] : ['Employee'];
  assertAllowed(context, 'Mutation.createStaff', canGrantRoles(context.viewer, roles));
  if (typeof input.dailyRate === 'number')
    assertAllowed(context, 'Mutation.createStaff', canSetDailyRate(context.viewer, { roles }));
  return createUser(context, { ...input, kind: 'STAFF', roles });
}

/** Omitted fields stay unchanged; null clears phone and rate. */
export interface StaffChanges extends RateInput {
  id: string;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
}

/** Changes the given fields of a user of either kind. Returns the key. Throws NotFoundError or ForbiddenError. */
export const updateStaff = (context: SignedInContext, changes: StaffChanges): Promise<string> =>
  inTransaction(context.db, async (tx) => {
    const person = await lockUser(tx, changes.id);
    assertAllowed(context, 'Mutation.updateStaff', canEditStaff(context.viewer));
    const before = { firstName: person.firstName, lastName: person.lastName, phone: person.phone };
    const after = {
      firstName: changes.firstName ?? before.firstName,
      lastName: changes.lastName ?? before.lastName,
      phone: changes.phone === undefined ? before.phone : changes.phone,
    };
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      await tx.user.update({ where: { id: person.id }, data: after, select: { id: true } });
      await record(tx, context, {
        action: 'STAFF_UPDATED',
        entityType: 'User',
        entityId: person.id,
        oldValues: before,
        newValues: after,
      });
    }
    await changeRate(tx, context, 'Mutation.updateStaff', person, changes);
    return person.id;
  });

/**
 * Sets the person's daily rate from a day on; null removes the rate. Returns the key. Throws NotFoundError,
 * ForbiddenError or ValidationError.
 */
export const setPayRate = (
  context: SignedInContext,
  { userId, dailyRate = null, effectiveFrom }: RateInput & { userId: string },
): Promise<string> =>
  inTransaction(context.db, async (tx) => {
    const person = await lockUser(tx, userId);
    await changeRate(tx, context, 'Mutation.setPayRate', person, { dailyRate, effectiveFrom });
    return person.id;
  });
