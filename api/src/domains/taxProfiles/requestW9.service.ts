/** Requests a Form W-9 from someone, by notice and email. The request stays open until they sign. */
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { byKeys } from '../../platform/lib/groupBy.ts';
import { batched } from '../../platform/sql/batched.ts';
import { assertAllowed, canRequestW9 } from '../../viewer/policy.ts';
import { lockPerson } from '../people/lockPerson.ts';
import { requested } from './taxProfiles.sql.ts';

/**
 * Requests a Form W-9 from a person. Returns the key. Throws ForbiddenError, NotFoundError, and ConflictError for a
 * second request on the same day.
 */
export async function requestW9(context: SignedInContext, userId: string): Promise<string> {
  const key = toKey('User', userId);
  await inTransaction(context.db, async (tx) => {
    await lockPerson(tx, key);
    const person = await tx.user.findUnique({
      where: { id: key },
      select: { id: true, firstName: true, isActive: true, archivedAt: true, w9RequestedAt: true },
    });
    if (!person) throw new NotFoundError('User');
    const standing = { ...person, archived: person.archivedAt !== null };
    assertAllowed(context, 'Mutation.requestW9', canRequestW9(context.viewer, standing));
    const now = context.now();
    const dayOf = (at: Date) => todayIn(at, context.timeZone);
    if (person.w9RequestedAt && dayOf(person.w9RequestedAt) === dayOf(now))
      throw new ConflictError(
        `A Form W-9 was requested from ${person.firstName} today. You can request it again tomorrow.`,
      );
    await tx.user.update({
      where: { id: key },
      data: { w9RequestedAt: now, w9RequestedById: context.viewer.id, updatedAt: now },
      select: { id: true },
    });
    await record(tx, context, {
      action: 'W9_REQUESTED',
      entityType: 'User',
      entityId: key,
      newValues: { userId: key },
    });
    await notify(tx, context, { kind: 'W9_REQUESTED', aboutId: key, facts: {} });
  });
  return key;
}

/** A signed form closes the request. */
export async function closeW9Request(tx: Tx, userId: string): Promise<void> {
  await tx.user.updateMany({
    where: { id: userId, w9RequestedAt: { not: null } },
    data: { w9RequestedAt: null, w9RequestedById: null },
  });
}

const newestSigned = batched(async ({ db }, people) => {
  const found = await db.taxProfile.findMany({
    select: { userId: true, signedAt: true, decision: { select: { verdict: true } } },
    where: { userId: { in: [...people] } },
    orderBy: { version: 'desc' },
    distinct: 'userId',
  });
  return byKeys(people, found, ({ userId }) => userId);
});

const openRequests = batched(
  async (context, people) => new Map(Object.entries(await context.sql.read(context, requested({ people })))),
);

/** When the person was last asked for a form that is not signed yet. */
export async function findW9RequestedAt(context: Context, userId: string): Promise<Date | null> {
  const at = await openRequests(context, userId);
  return at === null ? null : new Date(at);
}

/** When the current form was signed; null if there is none, or if its number was declared a mistake. */
export async function findW9SignedAt(context: Context, userId: string): Promise<Date | null> {
  const [newest] = await newestSigned(context, userId);
  return newest && newest.decision?.verdict !== 'MISTAKE' ? newest.signedAt : null;
}
