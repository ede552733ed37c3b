/** Voids a run: its days and receipts become free, and its payment stays valid. */
import { toUtcMidnight } from 'rules/days';
import { todayIn } from 'rules/zonedDays';
import { type AuditEntry, record } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { changeIn } from '../../platform/sql/transaction.ts';
import { freedReceipts } from '../payments/freeReceipts.sql.ts';
import type { RunToSettle } from '../payments/record.sql.ts';
import { foundBy } from '../plans/planRows.ts';

const voidEntry = (run: RunToSettle, reason?: string | null): AuditEntry => ({
  action: 'PAYROLL_VOIDED',
  entityType: 'PayrollRun',
  entityId: run.id,
  oldValues: { status: run.status },
  newValues: { number: run.number, userId: run.userId, status: 'VOID', reason: reason ?? '' },
});

/** Overpayments that the run found are no longer owed. */
async function voidFound(
  tx: Tx,
  context: SignedInContext,
  { id }: RunToSettle,
  reason?: string | null,
): Promise<void> {
  const now = context.now();
  const by = { voidedAt: now, voidedOn: toUtcMidnight(todayIn(now, context.timeZone)) };
  await tx.plan.updateMany({
    where: foundBy(id),
    data: { ...by, voidedById: context.viewer.id, voidReason: reason ?? '', updatedAt: now },
  });
}

/** Voids a run after the payee is locked. Its days and receipts stay approved. */
export async function voidRun(
  tx: Tx,
  context: SignedInContext,
  run: RunToSettle,
  reason?: string | null,
): Promise<void> {
  await tx.payrollRun.update({
    where: { id: run.id },
    data: { status: 'VOID', voidedAt: context.now(), voidReason: reason ?? '' },
    select: { id: true },
  });
  await voidFound(tx, context, run, reason);
  await tx.timeLog.updateMany({ where: { payrollRunId: run.id }, data: { payrollRunId: null } });
  await changeIn(tx, freedReceipts({ runs: [run.id], now: context.now() }));
  await record(tx, context, voidEntry(run, reason));
}
