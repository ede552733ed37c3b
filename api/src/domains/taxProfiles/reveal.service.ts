/**
 * Reveals the full number to the few people who may see it, after they enter their password again. It is only in the
 * response; the audit log stores who asked and why.
 */
import { formatTaxNumber } from 'rules/taxNumber';
import { record } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { NotFoundError, requestError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { noteConfirmation } from '../../viewer/freshSession.ts';
import { assertAllowed, canRevealTaxNumber } from '../../viewer/policy.ts';
import { provePassword } from '../../viewer/provePassword.ts';
import { forgetAttempts } from '../../viewer/signInLimits.ts';
import { lockPerson } from '../people/lockPerson.ts';
import { readTaxNumber } from './sealedNumber.ts';
import { newestTaxProfile } from './taxProfiles.service.ts';

const WINDOW_MS = 60 * 60_000;
/** How many numbers a person may reveal within the window. */
const MOST_REVEALS = 20;

export interface RevealInput {
  userId: string;
  password: string;
  reason: string;
}

/** '400-11-1222'. Throws ForbiddenError, ValidationError, NotFoundError, or RATE_LIMITED. */
export async function revealTaxNumber(context: SignedInContext, input: RevealInput): Promise<string> {
  const userId = toKey('User', input.userId);
  assertAllowed(context, 'Mutation.revealTaxNumber', canRevealTaxNumber(context.viewer, userId));
  const account = await provePassword(context, {
    password: input.password,
    field: 'password',
    failure: 'TAX_NUMBER_REVEAL_FAILED',
    about: userId,
  });
  return inTransaction(context.db, async (tx) => {
    await forgetAttempts(tx, context, account);
    await noteConfirmation(tx, context);
    await admitReveal(tx, context);
    const profile = await newestTaxProfile(tx, userId);
    if (!profile) throw new NotFoundError('Tax profile');
    await record(tx, context, {
      action: 'TAX_NUMBER_REVEALED',
      entityType: 'TaxProfile',
      entityId: profile.id,
      newValues: {
        userId,
        reason: input.reason,
        numberType: profile.taxNumberType,
        endsIn: profile.taxNumberLast4,
      },
    });
    return formatTaxNumber(profile.taxNumberType, readTaxNumber(context.keys, profile));
  });
}

/**
 * Throws RATE_LIMITED for someone who has already revealed too many numbers; parallel requests run one after another.
 */
async function admitReveal(tx: Tx, { viewer, now }: SignedInContext): Promise<void> {
  await lockPerson(tx, viewer.id);
  const reveals = await tx.auditLog.findMany({
    where: {
      userId: viewer.id,
      action: 'TAX_NUMBER_REVEALED',
      timestamp: { gt: new Date(now().getTime() - WINDOW_MS) },
    },
    orderBy: { timestamp: 'desc' },
    take: MOST_REVEALS,
    select: { timestamp: true },
  });
  const oldest = reveals[MOST_REVEALS - 1];
  if (!oldest) return;
  const wait = oldest.timestamp.getTime() + WINDOW_MS - now().getTime();
  throw requestError('RATE_LIMITED', Math.max(1, Math.ceil(wait / 1000)));
}
