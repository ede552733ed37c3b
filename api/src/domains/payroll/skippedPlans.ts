/** Plans that are left out of a run this time. */
import { NotFoundError } from '../../operation/errors.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { plansOfPerson } from '../plans/due.sql.ts';

/** Throws NotFoundError for a plan that the person does not have. */
export async function assertPlansOf(tx: RawTx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const [found] = await rowsIn(tx, plansOfPerson({ userId, ids }));
  if (found!.plans < new Set(ids).size) throw new NotFoundError('Plan');
}
