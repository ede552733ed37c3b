/** Voids an advance that was entered by mistake. */
import { toUtcMidnight } from 'rules/days';
import { formatMoney, fromDecimal, toAmount } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findPayeeOfPlan, lockOpenPlan, nextUpdate, sumRepaid, sumTaken, toDayOrNull } from './planRows.ts';

interface AdvanceVoid {
  id: string;
  reason: string;
}

/**
 * Voids an advance that was never given, and returns its key. The ledger reverses it. Throws NotFoundError,
 * ForbiddenError for the viewer's own, and ConflictError for a plan that is over, is not an advance, or is partly
 * repaid.
 */
export async function voidAdvance(context: SignedInContext, { id, reason }: AdvanceVoid): Promise<string> {
  const found = await findPayeeOfPlan(context, id, 'Mutation.voidAdvance');
  await inTransaction(context.db, async (tx) => {
    const plan = await lockOpenPlan(tx, found);
    if (plan.kind !== 'ADVANCE') throw new ConflictError('Only an advance can be voided. End this plan.');
    const taken = sumTaken(plan.lines);
    if (taken > 0)
      throw new ConflictError(
        `${formatMoney(taken)} of this advance has been taken back. Void those payroll runs first, or end it.`,
      );
    const repaid = sumRepaid(plan.repayments);
    if (repaid > 0)
      throw new ConflictError(
        `${formatMoney(repaid)} of this advance has been paid back. Void what was paid back first.`,
      );
    await tx.plan.update({
      where: { id: plan.id },
      data: {
        voidedAt: context.now(),
        voidedOn: toUtcMidnight(todayIn(context.now(), context.timeZone)),
        voidedById: context.viewer.id,
        voidReason: reason,
        updatedAt: nextUpdate(plan, context.now()),
      },
      select: { id: true },
    });
    const { userId, kind, description, total, givenOn } = plan;
    await record(tx, context, {
      action: 'ADVANCE_VOIDED',
      entityType: 'Plan',
      entityId: plan.id,
      newValues: {
        ...{ userId, kind, description, reason, givenOn: toDayOrNull(givenOn) },
        amount: toAmount(fromDecimal(total)),
      },
    });
    await notify(tx, context, { kind: 'PLAN_ENDED', aboutId: userId, facts: { kind, isVoid: true } });
  });
  return found.id;
}
