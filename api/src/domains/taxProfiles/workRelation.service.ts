/** Whether someone is a contractor, whose pay goes on a 1099, or an employee, whose pay goes on a W-2. */
import { record } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import type { User } from '../../platform/db/generated/client/client.ts';
import type { WorkRelation } from '../../platform/db/generated/client/enums.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assertAllowed, canSetWorkRelation } from '../../viewer/policy.ts';
import { lockPerson } from '../people/lockPerson.ts';

/** The recorded relation; contractors default to CONTRACTOR. */
export const toWorkRelation = ({
  kind,
  workRelation,
}: Pick<User, 'kind' | 'workRelation'>): WorkRelation | null =>
  workRelation ?? (kind === 'CONTRACTOR' ? 'CONTRACTOR' : null);

/** Returns the person's key. Throws ForbiddenError and NotFoundError. */
export async function setWorkRelation(
  context: SignedInContext,
  { userId, relation }: { userId: string; relation: WorkRelation },
): Promise<string> {
  const key = toKey('User', userId);
  assertAllowed(context, 'Mutation.setWorkRelation', canSetWorkRelation(context.viewer, { id: key }));
  await inTransaction(context.db, async (tx) => {
    await lockPerson(tx, key);
    const person = await tx.user.findUnique({ where: { id: key }, select: { workRelation: true } });
    if (!person) throw new NotFoundError('User');
    if (person.workRelation === relation) return;
    await tx.user.update({
      where: { id: key },
      data: { workRelation: relation, updatedAt: context.now() },
      select: { id: true },
    });
    await record(tx, context, {
      action: 'WORK_RELATION_SET',
      entityType: 'User',
      entityId: key,
      oldValues: { relation: person.workRelation },
      newValues: { userId: key, relation },
    });
  });
  return key;
}
