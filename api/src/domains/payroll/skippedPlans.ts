/** Plans that a run skips. */
import { NotFoundError } from '../../operation/errors.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { plansOfPerson } from '../plans/due.sql.ts';

/** Throws NotFoundError for a plan that is not the person's. */
export async function assertPlansOf(tx: RawTx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const [found] = await rowsIn(tx, plansOfPerson({ userId, ids }));
  if (found!.plans < new Set(ids).size) throw new NotFoundError('Plan');
}
