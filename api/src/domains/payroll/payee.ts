/** The people whom runs pay, locked so that no one can archive them meanwhile. */
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import type { RowOf } from '../../platform/sql/define.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { lockedForRuns, requestedRun } from './payee.sql.ts';

export const ARCHIVED_PAYEE = 'An archived user can’t be put on payroll.';

/** The request that used an idempotency key before; amounts in dollars. */
export type EarlierRequest = RowOf<typeof requestedRun>;

export type Payee = RowOf<typeof lockedForRuns>;
export type LockedPayee = Payee & { earlier: EarlierRequest | null };

/** Locks the payees for the transaction; returns them by key. `key` is the request's idempotency key. */
export async function lockPayees(
  tx: RawTx,
  { viewer }: SignedInContext,
  people: readonly string[],
  key?: string | null,
): Promise<ReadonlyMap<string, Payee>> {
  const given = JSON.stringify(people.map((userId) => ({ userId })));
  const payees = await rowsIn(tx, lockedForRuns({ people: given, by: viewer.id, key: key ?? null }));
  return new Map(payees.map((payee) => [payee.userId, payee]));
}

/** The same for one person, with the request that used the key before; null if there is no such person. */
export async function lockPayee(
  tx: RawTx,
  context: SignedInContext,
  userId: string,
  key?: string | null,
): Promise<LockedPayee | null> {
  const payee = (await lockPayees(tx, context, [userId], key)).get(userId);
  if (!payee) return null;
  const [earlier] = payee.earlierRun ? await rowsIn(tx, requestedRun({ runId: payee.earlierRun })) : [];
  return { ...payee, earlier: earlier ?? null };
}

/** Throws NotFoundError if there is no such person, ConflictError for an archived payee. */
export function assertPayable<Known extends Payee>(payee: Known | null | undefined): asserts payee is Known {
  if (!payee) throw new NotFoundError('User');
  if (payee.isArchived) throw new ConflictError(ARCHIVED_PAYEE);
}
