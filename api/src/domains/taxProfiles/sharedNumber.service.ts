/** Decides what to do when people with different legal names have certified one SSN or ITIN. */
import { foldedName } from 'rules/latinLetters';
import { record } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import type { SharedNumberVerdict } from '../../platform/db/generated/client/enums.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assertAllowed, canDecideSharedNumber } from '../../viewer/policy.ts';
import { lockPerson } from '../people/lockPerson.ts';

export interface SharedNumberDecision {
  /** For a mistake: the person whose number is wrong. */
  userId: string;
  verdict: SharedNumberVerdict;
  reason: string;
}

const NOTHING_TO_DECIDE =
  'There is nothing to decide: no other person has certified this SSN or ITIN under a different legal name.';
const DECIDED = 'It is decided already that these are the same person.';

const COORDINATE = 'Mutation.decideSharedNumber';

/** Everyone's certifications of the person's numbers that no one has declared a mistake. */
async function readCertifications(tx: Tx, userId: string) {
  const own = await tx.taxProfile.findMany({
    where: { userId, taxNumberType: { not: 'EIN' } },
    select: { taxNumberIndex: true },
  });
  return tx.taxProfile.findMany({
    where: {
      taxNumberIndex: { in: own.map(({ taxNumberIndex }) => taxNumberIndex) },
      OR: [{ decision: null }, { decision: { verdict: 'SAME_PERSON' } }],
    },
    orderBy: [{ userId: 'asc' }, { version: 'desc' }],
    select: {
      id: true,
      userId: true,
      legalName: true,
      taxNumberType: true,
      taxNumberLast4: true,
      taxNumberIndex: true,
      decision: { select: { verdict: true } },
    },
  });
}

/**
 * Decides that the person and the others with the number are the same, or that the person's number is a mistake and
 * must be certified again. Returns the person's key. Throws ForbiddenError, NotFoundError, and ConflictError if there
 * is nothing to decide.
 */
export async function decideSharedNumber(
  context: SignedInContext,
  { userId: id, verdict, reason }: SharedNumberDecision,
): Promise<string> {
  const userId = toKey('User', id);
  assertAllowed(context, COORDINATE, canDecideSharedNumber(context.viewer, [userId]));
  await inTransaction(context.db, async (tx) => {
    if ((await tx.user.count({ where: { id: userId } })) === 0) throw new NotFoundError('User');
    const found = await readCertifications(tx, userId);
    const people = [...new Set(found.map((one) => one.userId))];
    await lockPerson(tx, userId, people);
    const all = await readCertifications(tx, userId);
    const own = all.find((one) => one.userId === userId);
    const others = [...new Set(all.map((one) => one.userId))].filter((key) => key !== userId);
    if (!own || others.length === 0 || new Set(all.map(({ legalName }) => foldedName(legalName))).size === 1)
      throw new ConflictError(NOTHING_TO_DECIDE);
    assertAllowed(context, COORDINATE, canDecideSharedNumber(context.viewer, others));
    if (verdict === 'SAME_PERSON' && all.every(({ decision }) => decision !== null))
      throw new ConflictError(DECIDED);
    const decided = verdict === 'MISTAKE' ? all.filter((one) => one.userId === userId) : all;
    const data = { verdict, reason, decidedById: context.viewer.id, decidedAt: context.now() };
    for (const { id: profileId } of decided)
      await tx.taxNumberDecision.upsert({
        where: { profileId },
        create: { profileId, ...data },
        update: data,
        select: { profileId: true },
      });
    await record(tx, context, {
      action: 'SHARED_NUMBER_DECIDED',
      entityType: 'TaxProfile',
      entityId: own.id,
      newValues: {
        userId,
        verdict,
        reason,
        sharedWith: others,
        numberType: own.taxNumberType,
        endsIn: own.taxNumberLast4,
      },
    });
  });
  return userId;
}
