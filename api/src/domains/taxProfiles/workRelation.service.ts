/** Whether someone is a contractor, whose pay goes on a 1099, or an employee, whose pay goes on a W-2. */
import { formatDay } from 'rules/dayFormats';
import { type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
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

interface Change {
  userId: string;
  relation: WorkRelation;
  /** Its first day. */
  since?: Day | null;
}

type Known = Pick<User, 'kind' | 'workRelation' | 'workRelationSince'>;

/**
 * The first day of the new relation; null if it holds from the beginning. Where no day is given, no pay disappears from a
 * 1099: someone becomes an employee today, and was a contractor from the beginning.
 */
function firstDay(person: Known, { relation, since }: Change, today: Day): Day | null {
  if (since) return since;
  return toWorkRelation(person) === 'CONTRACTOR' && relation === 'EMPLOYEE' ? today : null;
}

/** Throws ConflictError if the relation of before comes back after payments under the one that ends. */
async function assertOneChange(tx: Tx, userId: string, from: Date, to: Day): Promise<void> {
  const between = { gte: from, lt: toUtcMidnight(to) };
  const payments = await tx.payment.count({ where: { userId, voidedAt: null, date: between } });
  if (payments > 0)
    throw new ConflictError(
      `The work relation has changed on ${formatDay(fromUtcMidnight(from))} already, and this person was paid after that. Archive this account, and invite the person again for what is paid from now on.`,
    );
}

/**
 * Cuts the pay of every year by payment date: before the first day of the relation, the other one held. Returns the
 * person's key. Throws ForbiddenError, NotFoundError, ValidationError for a day in the future, and ConflictError.
 */
export async function setWorkRelation(context: SignedInContext, change: Change): Promise<string> {
  const { userId, relation, since } = change;
  const key = toKey('User', userId);
  assertAllowed(context, 'Mutation.setWorkRelation', canSetWorkRelation(context.viewer, { id: key }));
  const today = todayIn(context.now(), context.timeZone);
  if (since && since > today) throw ValidationError.of('since', 'Since must not be in the future.');
  await inTransaction(context.db, async (tx) => {
    await lockPerson(tx, key);
    const person = await tx.user.findUnique({
      where: { id: key },
      select: { kind: true, workRelation: true, workRelationSince: true },
    });
    if (!person) throw new NotFoundError('User');
    if (person.workRelation === relation && !since) return;
    let from = firstDay(person, change, today);
    if (from && person.workRelationSince && person.workRelation !== relation) {
      await assertOneChange(tx, key, person.workRelationSince, from);
      from = null;
    }
    await tx.user.update({
      where: { id: key },
      data: {
        workRelation: relation,
        workRelationSince: from && toUtcMidnight(from),
        updatedAt: context.now(),
      },
      select: { id: true },
    });
    await record(tx, context, {
      action: 'WORK_RELATION_SET',
      entityType: 'User',
      entityId: key,
      oldValues: { relation: person.workRelation },
      newValues: { userId: key, relation, ...(from ? { since: from } : {}) },
    });
  });
  return key;
}
