/** The person a run is for, locked so that nobody archives them while they are being paid. */
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import type { RowOf } from '../../platform/sql/define.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { lockedPayee, requestedRun } from './payee.sql.ts';

export const ARCHIVED_PAYEE = 'An archived user can’t be put on payroll.';

/** What an idempotency key was used for before; amounts in dollars. */
export type EarlierRequest = RowOf<typeof requestedRun>;

export type LockedPayee = RowOf<typeof lockedPayee> & { earlier: EarlierRequest | null };

/** Locks the payee's row for the transaction; null for nobody. `key` is the request's idempotency key. */
export async function lockPayee(
  tx: RawTx,
  { viewer }: SignedInContext,
  userId: string,
  key: string | null = null,
): Promise<LockedPayee | null> {
  const [payee] = await rowsIn(tx, lockedPayee({ userId, by: viewer.id, key }));
  if (!payee) return null;
  const [earlier] = payee.earlierRun ? await rowsIn(tx, requestedRun({ runId: payee.earlierRun })) : [];
  return { ...payee, earlier: earlier ?? null };
}

/** Throws NotFoundError for nobody and ConflictError for an archived payee. */
export function assertPayable(payee: LockedPayee | null): asserts payee is LockedPayee {
  if (!payee) throw new NotFoundError('User');
  if (payee.isArchived) throw new ConflictError(ARCHIVED_PAYEE);
}
