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

/** Keeps a challenge; those that nobody came back for go. */
export async function keepChallenge(
  { db, now }: Pick<Context, 'db' | 'now'>,
  challenge: string,
  { use, userId }: ChallengeUse,
): Promise<void> {
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now() } } });
  const expiresAt = new Date(now().getTime() + GOOD_FOR_MS);
  await db.passkeyChallenge.create({ data: { challenge, use, userId, expiresAt }, select: { challenge: true } });
}

/** Uses a challenge up, whatever then comes of it. Returns whether it was good for this. */
export async function takeChallenge(
  { db, now }: { db: Pick<Tx, 'passkeyChallenge'>; now: Context['now'] },
  challenge: string,
  { use, userId }: ChallengeUse,
): Promise<boolean> {
  const { count } = await db.passkeyChallenge.deleteMany({
    where: { challenge, use, userId, expiresAt: { gt: now() } },
  });
  return count === 1;
}
