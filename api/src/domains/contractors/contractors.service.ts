/** Contractors: adding, editing and deactivating them. */
import { record } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { endAccess, endLinks } from '../../viewer/endAccess.ts';
import { assertAllowed, canDeactivateContractor, canEditContractor } from '../../viewer/policy.ts';
import { createUser, type NewPerson, orEmailConflict, renameEmail } from '../people/accounts.ts';
import { tellOfNewAddress } from '../people/addresses.ts';
import { changeRate, type RateInput } from '../people/dailyRate.ts';
import { lockPerson } from '../people/lockPerson.ts';

/**
 * Adds a contractor, who must change the password at the first sign-in. Returns the new key. Throws ConflictError for a
 * known email.
 */
export const createContractor = (context: SignedInContext, input: NewPerson & RateInput): Promise<string> =>
  createUser(context, { ...input, kind: 'CONTRACTOR', roles: [] });

async function findContractor(db: Pick<Tx, 'user'>, id: string) {
  const contractor = await db.user.findFirst({
    where: { id: toKey('User', id), kind: 'CONTRACTOR', archivedAt: null },
    select: { id: true, kind: true, firstName: true, lastName: true, email: true, isActive: true },
  });
  if (!contractor) throw new NotFoundError('Contractor');
  return contractor;
}

export interface ContractorChanges extends RateInput {
  id: string;
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
}

/** Changes the given fields. Returns the key. Throws NotFoundError, and ConflictError for someone else's email. */
export const updateContractor = (context: SignedInContext, changes: ContractorChanges): Promise<string> =>
  orEmailConflict(
    inTransaction(context.db, async (tx) => {
      // Changing one name keeps the other, which someone else may have just changed.
      await lockPerson(tx, toKey('User', changes.id));
      const contractor = await findContractor(tx, changes.id);
      assertAllowed(context, 'Mutation.updateContractor', canEditContractor(context.viewer, contractor));
      const { id, firstName, lastName, email } = contractor;
      const before = { firstName, lastName, email };
      const renamed = renameEmail(changes.email ?? email);
      const after = {
        firstName: changes.firstName ?? firstName,
        lastName: changes.lastName ?? lastName,
        email: renamed.email,
      };
      if (JSON.stringify(before) !== JSON.stringify(after)) {
        await tx.user.update({ where: { id }, data: { ...after, ...renamed }, select: { id: true } });
        await record(tx, context, {
          action: 'CONTRACTOR_UPDATED',
          entityType: 'User',
          entityId: id,
          oldValues: before,
          newValues: after,
        });
        if (after.email !== before.email) {
          await endLinks(tx, context, id);
          await tellOfNewAddress(tx, context, { userId: id, email: after.email });
        }
      }
      // Contractors have no roles.
      await changeRate(tx, context, 'Mutation.updateContractor', { id, roles: [] }, changes);
      return id;
    }),
  );

/** Ends a contractor's access at once; a repeat changes nothing. Returns the key. Throws NotFoundError. */
export async function deactivateContractor(context: SignedInContext, id: string): Promise<string> {
  const contractor = await findContractor(context.db, id);
  assertAllowed(
    context,
    'Mutation.deactivateContractor',
    canDeactivateContractor(context.viewer, contractor),
  );
  await inTransaction(context.db, async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: contractor.id, isActive: true },
      data: { isActive: false },
    });
    if (count === 0) return;
    await endAccess(tx, context, contractor.id);
    await record(tx, context, {
      action: 'CONTRACTOR_DEACTIVATED',
      entityType: 'User',
      entityId: contractor.id,
      oldValues: { isActive: true },
      newValues: { isActive: false },
    });
  });
  return contractor.id;
}
