/** What outlives a session is made only while the session is live. */
import type { SignedInContext, Tx } from '../operation/context.ts';
import { requestError } from '../operation/errors.ts';
import { rowsIn } from '../platform/sql/transaction.ts';
import { lockedOwner } from './lockOwner.sql.ts';

/**
 * Holds the viewer so that no one ends the access meanwhile. Throws UNAUTHENTICATED if that has just happened: a token
 * or a passkey made by a session that is over would outlive it.
 */
export async function lockSession(tx: Tx, { viewer, now }: SignedInContext): Promise<void> {
  await rowsIn(tx, lockedOwner({ userId: viewer.id }));
  const live = await tx.session.count({
    where: { id: viewer.sessionId, userId: viewer.id, revokedAt: null, expiresAt: { gt: now() } },
  });
  if (live === 0) throw requestError('UNAUTHENTICATED');
}
