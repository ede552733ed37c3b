/** Ends a plan, so that nothing more is deducted. The rest of an overpayment is written off or kept as pay. */
import { toAmount, toDecimal } from 'rules/money';
import { record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assertAllowed, canEndPlan } from '../../viewer/policy.ts';
import { computeOwed, findPayeeOfPlan, lockOpenPlan, nextUpdate } from '../plans/planRows.ts';
import { findReimbursed, reclassifyAsPay } from './reclassifyAsPay.ts';

interface PlanEnd {
  id: string;
  reason: string;
}

/**
 * Ends a plan and returns its key. The rest of an advance stays owed. The rest of an overpayment is written off, which
 * only administrators can do; if it was paid as an expense, it becomes pay of that day. Throws NotFoundError,
 * ForbiddenError for the viewer's own, and ConflictError for a plan that is over.
 */
export async function endPlan(context: SignedInContext, { id, reason }: PlanEnd): Promise<string> {
  const found = await findPayeeOfPlan(context, id, 'Mutation.endPlan');
  assertAllowed(context, 'Mutation.endPlan', canEndPlan(context.viewer, found));
  await inTransaction(context.db, async (tx) => {
    const plan = await lockOpenPlan(tx, found);
    const { userId, kind, description } = plan;
    const left = computeOwed(plan);
    const isWrittenOff = kind === 'OVERPAYMENT';
    if (isWrittenOff && left === 0)
      throw new ConflictError('All of this was taken back, so there’s nothing left to write off.');
    const reimbursed = isWrittenOff ? await findReimbursed(tx, plan) : null;
    const rest = reimbursed
      ? await reclassifyAsPay(tx, context, {
          ...{ plan, left: left!, amount: Math.min(left!, reimbursed.amount) },
          ...{ day: reimbursed.weekStart, weekStart: reimbursed.weekStart },
          description: `Paid as an expense, kept as pay: ${reason}`,
        })
      : left;
    if (!reimbursed || rest)
      await tx.plan.update({
        where: { id: plan.id },
        data: {
          endedAt: context.now(),
          endedById: context.viewer.id,
          endReason: reason,
          writtenOff: isWrittenOff ? toDecimal(rest!) : null,
          updatedAt: nextUpdate(plan, context.now()),
        },
        select: { id: true },
      });
    await record(tx, context, {
      action: 'PLAN_ENDED',
      ...(isWrittenOff ? { level: 'WARNING' } : {}),
      entityType: 'Plan',
      entityId: plan.id,
      newValues: {
        ...{ userId, kind, description, reason },
        ...(left === null ? {} : { left: toAmount(left) }),
      },
    });
    await notify(tx, context, { kind: 'PLAN_ENDED', aboutId: userId, facts: { kind, isVoid: false } });
  });
  return found.id;
}
