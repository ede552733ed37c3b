/** Forgives the rest of an advance: the payee keeps it as pay dated the day of the decision. */
import { toAmount } from 'rules/money';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assertAllowed, canWriteOff } from '../../viewer/policy.ts';
import { findPayeeOfPlan, lockOwedAdvance } from '../plans/planRows.ts';
import { reclassifyAsPay } from './reclassifyAsPay.ts';

/**
 * Writes off the rest of an advance, ended or not, and returns its key. If the run that has it as pay is voided, it is
 * owed again. Throws NotFoundError, ForbiddenError for the viewer's own and unless the viewer is an administrator,
 * and ConflictError if nothing is left.
 */
export async function writeOffAdvance(
  context: SignedInContext,
  { id, reason }: { id: string; reason: string },
): Promise<string> {
  const found = await findPayeeOfPlan(context, id, 'Mutation.writeOffAdvance');
  assertAllowed(context, 'Mutation.writeOffAdvance', canWriteOff(context.viewer, { id: found.userId }));
  await inTransaction(context.db, async (tx) => {
    const plan = await lockOwedAdvance(tx, found);
    const { userId, kind, description, left } = plan;
    const day = todayIn(context.now(), context.timeZone);
    await reclassifyAsPay(tx, context, {
      ...{ plan, left, amount: left, day, weekStart: startOfWeek(day) },
      description: `${description} written off: ${reason}`,
    });
    await record(tx, context, {
      action: 'ADVANCE_WRITTEN_OFF',
      entityType: 'Plan',
      entityId: plan.id,
      newValues: { userId, kind, description, reason, amount: toAmount(left) },
    });
  });
  return found.id;
}
