/**
 * Takes off a new run what has left for its week already. The payee's row is locked, and the statement that made the
 * run has read what was paid: it began after the lock, so it has seen what whoever came first has done. Reading in the
 * statement that locks would pay twice.
 */
import type { Day } from 'rules/days';
import { sumCents, toDecimal } from 'rules/money';
import { changeIn, type RawTx } from '../../platform/sql/transaction.ts';
import { computeNetting, type Netting, type PaidBefore } from './netting.ts';
import { addedNetting, type GivenNettingLine } from './paidBefore.sql.ts';
import type { RunLine } from './runLine.ts';

interface NewRun {
  id: string;
  isWeek: boolean;
  payDate: Day;
  /** The lines that it has already. */
  lines: readonly RunLine[];
}

/** Adds the lines. */
export async function netPaidBefore(
  tx: RawTx,
  { id, isWeek, payDate, lines: own }: NewRun,
  before: readonly PaidBefore[],
): Promise<Netting> {
  const sum = (of: RunLine['taxClass']) =>
    sumCents(own.filter(({ taxClass }) => taxClass === of).map(({ amount }) => amount));
  const netting = computeNetting(
    {
      ...{ payDate, compensation: sum('COMPENSATION'), reimbursement: sum('REIMBURSEMENT') },
      ...{ deduction: sum('DEDUCTION'), isWeek },
    },
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
  return netting;
}
