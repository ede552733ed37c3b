/**
 * A run that handed nothing out may have lowered what its year reports, such as a correction that moved pay to
 * expenses. Voiding it also voids its payment of $0.00: the year is as it was before the run, and nothing is overpaid.
 * Any other payment stays, because its money went out.
 */
import { recordAll } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { changeIn } from '../../platform/sql/transaction.ts';
import { type RunToSettle, voidedPayment } from './record.sql.ts';
import { assertNoYearFallsShort } from './yearsFallShort.ts';

/** Voids the payment of a run that comes to $0.00. Throws ConflictError if a year would fall short without it. */
export async function unsettle(
  tx: Tx,
  context: SignedInContext,
  { id: runId, number, userId }: RunToSettle,
  reason: string,
): Promise<void> {
  const { payment } = await tx.payrollRun.findUniqueOrThrow({
    where: { id: runId },
    select: { payment: { select: { id: true, number: true } } },
  });
  if (!payment) return;
  await assertNoYearFallsShort(tx, payment.id, { of: 'run' });
  await changeIn(tx, voidedPayment({ id: payment.id, reason, by: context.viewer.id, at: context.now() }));
  await recordAll(tx, context, [
    {
      action: 'PAYMENT_VOIDED',
      entityType: 'PayrollRun',
      entityId: runId,
      newValues: { number, userId, payment: payment.number, amount: 0, reason },
    },
  ]);
}
