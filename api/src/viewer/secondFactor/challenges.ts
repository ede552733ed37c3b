/** What a passkey is to sign: kept here, used once, within minutes. */
import type { Context, Tx } from '../../operation/context.ts';
import type { PasskeyUse } from '../../platform/db/generated/client/enums.ts';

const GOOD_FOR_MS = 5 * 60_000;

/** Whom it is for and to what end. */
export interface ChallengeUse {
  use: PasskeyUse;
  /** Null at sign-in: the passkey says who is there. */
  userId: string | null;
}

/** Keeps a challenge; those that no one came back for go. */
export async function keepChallenge(
  { db, now }: Pick<Context, 'db' | 'now'>,
  challenge: string,
  { use, userId }: ChallengeUse,
): Promise<void> {
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now() } } });
  const expiresAt = new Date(now().getTime() + GOOD_FOR_MS);
  await db.passkeyChallenge.create({
    data: { challenge, use, userId, expiresAt },
    select: { challenge: true },
  });
}

const live = (challenge: string, { use, userId }: ChallengeUse, { now }: Pick<Context, 'now'>) => ({
  challenge,
  use,
  userId,
  expiresAt: { gt: now() },
});

/** Whether a challenge is good for this. */
export const isLiveChallenge = async (
  context: Pick<Context, 'db' | 'now'>,
  challenge: string,
  forWhat: ChallengeUse,
): Promise<boolean> =>
  (await context.db.passkeyChallenge.count({ where: live(challenge, forWhat, context) })) === 1;

/** Uses a challenge up, with what was signed for it. Returns false for one that is not good anymore. */
export async function takeChallenge(
  tx: Tx,
  context: Pick<Context, 'now'>,
  challenge: string,
  forWhat: ChallengeUse,
): Promise<boolean> {
  const { count } = await tx.passkeyChallenge.deleteMany({ where: live(challenge, forWhat, context) });
  return count === 1;
}
