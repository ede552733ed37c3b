/** Challenges for passkeys to sign: stored here, valid once and for a few minutes. */
import type { Context, Tx } from '../../operation/context.ts';
import type { PasskeyUse } from '../../platform/db/generated/client/enums.ts';

const GOOD_FOR_MS = 5 * 60_000;

/** The person and the purpose of a challenge. */
export interface ChallengeUse {
  use: PasskeyUse;
  /** Null at sign-in, where the passkey identifies the person. */
  userId: string | null;
}

/** Stores a challenge, and deletes expired ones. */
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

/** Whether a challenge is valid for this use. */
export const isLiveChallenge = async (
  context: Pick<Context, 'db' | 'now'>,
  challenge: string,
  forWhat: ChallengeUse,
): Promise<boolean> =>
  (await context.db.passkeyChallenge.count({ where: live(challenge, forWhat, context) })) === 1;

/** Uses up a challenge together with its signature. Returns false if it is no longer valid. */
export async function takeChallenge(
  tx: Tx,
  context: Pick<Context, 'now'>,
  challenge: string,
  forWhat: ChallengeUse,
): Promise<boolean> {
  const { count } = await tx.passkeyChallenge.deleteMany({ where: live(challenge, forWhat, context) });
  return count === 1;
}
