/**
 * Ending ways into an account that are not sessions: keys to a new password, and the link of an invitation. Who was shut
 * out, or reads mail at an address that was wrong, may still have them.
 */
import type { Context, Tx } from '../operation/context.ts';
import { endSessions } from './sessions.ts';

export async function endResetTokens(tx: Tx, context: Context, userId: string): Promise<void> {
  await tx.passwordResetToken.updateMany({
    where: { userId, usedAt: null },
    data: { usedAt: context.now() },
  });
}

/** Ends every link that works once. An invitation stays as one that has expired, so that it can be sent again. */
export async function endLinks(tx: Tx, context: Context, userId: string): Promise<void> {
  await endResetTokens(tx, context, userId);
  const now = context.now();
  await tx.invitation.updateMany({ where: { userId, expiresAt: { gt: now } }, data: { expiresAt: now } });
}

/** Ends sessions, access tokens and links at once. */
export async function endAccess(tx: Tx, context: Context, userId: string): Promise<void> {
  await endSessions(tx, context, userId);
  await endLinks(tx, context, userId);
}
