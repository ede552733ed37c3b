/**
 * Carries out a request that changes someone's pay once, no matter how many times it is sent. Its key is stored with
 * the run it made.
 */
import { createHash } from 'node:crypto';
import type { SignedInContext, Tx } from '../../../operation/context.ts';
import { assertSameRequest } from '../../../operation/errors.ts';
import { inTransaction, isUniqueViolation } from '../../../platform/db/transaction.ts';
import { rowsIn } from '../../../platform/sql/transaction.ts';
import { lockedPayees } from '../../payments/record.sql.ts';
import { assertPayable, lockPayee } from '../payee.ts';
import type { RequestKey } from '../saveRun.ts';

/** Two requests with the same hash are the same request. */
export const toRequest = (key: string, facts: readonly unknown[]): RequestKey => ({
  key,
  requestHash: createHash('sha256').update(JSON.stringify(facts)).digest('hex'),
});

/**
 * Locks the payee and does the work, unless it is already done. Returns the key of the run either way. Throws
 * NotFoundError, and ConflictError for an archived payee and for a key of another request.
 */
export async function actOnce(
  context: SignedInContext,
  userId: string,
  request: RequestKey,
  act: (tx: Tx) => Promise<string>,
): Promise<string> {
  const attempt = () =>
    inTransaction(context.db, async (tx) => {
      // A separate statement: a statement that waits for the lock does not see what was committed meanwhile, including
      // the same request.
      await rowsIn(tx, lockedPayees({ people: [userId] }));
      const payee = await lockPayee(tx, context, userId, request.key);
      if (payee?.earlier) {
        assertSameRequest(payee.earlier.requestHash === request.requestHash);
        return payee.earlier.runId;
      }
      assertPayable(payee);
      return act(tx);
    });
  try {
    return await attempt();
  } catch (error) {
    // Someone else used the key at the same moment. Any other error happens again.
    if (!isUniqueViolation(error)) throw error;
    return attempt();
  }
}
