/**
 * A run that comes to nothing, because what it pays had been paid before or is taken off by plans, is settled at once:
 * by a payment of nothing on its pay date. Returns the entries that say so, which belong behind the run's own in the
 * audit log.
 */
import type { Day } from 'rules/days';
import type { AuditEntry } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import type { RawTx } from '../../platform/sql/transaction.ts';
import { settle } from '../payments/settle.ts';

export async function settleNothing(
  tx: RawTx,
  context: SignedInContext,
  { id, number, userId, payDate }: { id: string; number: number; userId: string; payDate: Day },
): Promise<AuditEntry[]> {
  const nothing = {
    userId,
    runs: [{ id, number, net: 0 }],
    date: payDate,
    method: 'OTHER',
    reference: '',
  } as const;
  return (await settle(tx, context, [nothing])).entries;
}
