/** Voids an opening balance that was entered wrong. The ledger reverses it, and another one can be entered. */
import { toUtcMidnight } from 'rules/days';
import { fromDecimal, toAmount } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assertAllowed, canEnterOpeningBalance } from '../../viewer/policy.ts';
import { lockPayeeOfPlan } from '../plans/planRows.ts';

/**
 * Returns its key. Throws NotFoundError, ForbiddenError for the viewer's own, and ConflictError if it is void already.
 */
export async function voidOpeningBalance(
  context: SignedInContext,
  input: { id: string; reason: string },
): Promise<string> {
  const id = toKey('OpeningBalance', input.id);
  const found = await context.db.openingBalance.findUnique({ where: { id }, select: { userId: true } });
  if (!found) throw new NotFoundError('Opening balance');
  const { userId } = found;
  assertAllowed(
    context,
    'Mutation.voidOpeningBalance',
    canEnterOpeningBalance(context.viewer, { id: userId }),
  );
  await inTransaction(context.db, async (tx) => {
    await lockPayeeOfPlan(tx, userId);
    const opening = await tx.openingBalance.findUniqueOrThrow({
      where: { id },
      select: { year: true, compensation: true, reimbursed: true, withheld: true, voidedAt: true },
    });
    if (opening.voidedAt) throw new ConflictError('This opening balance is void.', 'INVALID_TRANSITION');
    await tx.openingBalance.update({
      where: { id },
      data: {
        voidedAt: context.now(),
        voidedOn: toUtcMidnight(todayIn(context.now(), context.timeZone)),
        voidedById: context.viewer.id,
        voidReason: input.reason,
      },
      select: { id: true },
    });
    await record(tx, context, {
      action: 'OPENING_BALANCE_VOIDED',
      entityType: 'OpeningBalance',
      entityId: id,
      newValues: {
        ...{ userId, year: opening.year, reason: input.reason },
        compensation: toAmount(fromDecimal(opening.compensation)),
        reimbursed: toAmount(fromDecimal(opening.reimbursed)),
        withheld: toAmount(fromDecimal(opening.withheld)),
      },
    });
    const facts = { year: opening.year };
    await notify(tx, context, { kind: 'OPENING_BALANCE_VOIDED', aboutId: userId, facts });
  });
  return id;
}
