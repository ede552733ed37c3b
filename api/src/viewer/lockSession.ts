/** Creating something that outlives a session requires a live session. */
import type { SignedInContext, Tx } from '../operation/context.ts';
import { requestError } from '../operation/errors.ts';
import { rowsIn } from '../platform/sql/transaction.ts';
import { lockedOwner } from './credentials.sql.ts';

/**
 * Locks the viewer, so that no one can end their access meanwhile. Throws UNAUTHENTICATED if that has just happened: a
 * token or passkey created by an ended session would outlive it.
 */
export async function lockSession(tx: Tx, { viewer, now }: SignedInContext): Promise<void> {
  await rowsIn(tx, lockedOwner({ userId: viewer.id }));
  const live = await tx.session.count({
    where: { id: viewer.sessionId, userId: viewer.id, revokedAt: null, expiresAt: { gt: now() } },
  });
  if (live === 0) throw requestError('UNAUTHENTICATED');
}
