/**
 * Takes off a new run what has left for its week already. The payee's row is locked, and the statement that made the run
 * has read what was paid: it began after the lock, so it has seen what whoever came first has done. Reading in the
 * statement that locks would pay twice.
 */
import type { Day } from 'rules/days';
import { sumCents, toDecimal } from 'rules/money';
import type { DayLine } from 'rules/payLines';
import type { AuditEntry } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { changeIn, type RawTx } from '../../platform/sql/transaction.ts';
import { settle } from '../payments/settle.ts';
import { computeNetting, type Netting, type PaidBefore } from './netting.ts';
import { addedNetting, type GivenNettingLine } from './paidBefore.sql.ts';

interface NewRun {
  id: string;
  number: number;
  userId: string;
  payDate: Day;
  /** The lines that it has already. */
  lines: readonly DayLine[];
}

/**
 * Adds the lines. A run that comes to nothing is settled at once, by a payment of nothing on its pay date; the entries
 * say so in the audit log, where they belong behind the run's own.
 */
export async function netPaidBefore(
  tx: RawTx,
  context: SignedInContext,
  { id, number, userId, payDate, lines: own }: NewRun,
  before: readonly PaidBefore[],
): Promise<Netting & { entries: AuditEntry[] }> {
  const sum = (of: 'COMPENSATION' | 'REIMBURSEMENT') =>
    sumCents(own.filter(({ taxClass }) => taxClass === of).map(({ amount }) => amount));
  const netting = computeNetting(
    { payDate, compensation: sum('COMPENSATION'), reimbursement: sum('REIMBURSEMENT') },
    before,
  );
  const lines = netting.lines.map((line, index) => ({
    ...line,
    position: own.length + index + 1,
    amount: toDecimal(line.amount),
  }));
  if (lines.length)
    await changeIn(
      tx,
      addedNetting({
        runId: id,
        lines: JSON.stringify(lines satisfies Record<keyof GivenNettingLine, unknown>[]),
      }),
    );
  if (netting.net > 0) return { ...netting, entries: [] };
  const nothing = {
    userId,
    runs: [{ id, number, net: 0 }],
    date: payDate,
    method: 'OTHER',
    reference: '',
  } as const;
  return { ...netting, entries: (await settle(tx, context, [nothing])).entries };
}
