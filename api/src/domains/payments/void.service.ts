/** Voids a payment that did not happen after all, such as a check that bounced. Its runs are on payroll again. */
import { fromUtcMidnight } from 'rules/days';
import { fromDecimal, toAmount } from 'rules/money';
import { recordAll } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { changeIn, rowsIn } from '../../platform/sql/transaction.ts';
import { assertAllowed, canPay } from '../../viewer/policy.ts';
import { freedReceipts } from './freeReceipts.sql.ts';
import { lockedPayees, runsThatNet, voidedPayment } from './record.sql.ts';
import { assertNothingTaken, assertNoYearFallsShort } from './yearsFallShort.ts';

export interface PaymentToVoid {
  id: string;
  reason: string;
}

/**
 * Voids a payment and returns its key. Throws NotFoundError, ForbiddenError for the viewer's own, and ConflictError for
 * one that is void, one of $0.00, one that a valid run accounts for, and one whose year would report less than zero for
 * its week without it.
 */
export async function voidPayment(context: SignedInContext, { id, reason }: PaymentToVoid): Promise<string> {
  const payment = await context.db.payment.findUnique({
    where: { id: toKey('Payment', id) },
    select: {
      ...{ id: true, number: true, userId: true, date: true, amount: true },
      runs: {
        select: { run: { select: { id: true, number: true, status: true } } },
        orderBy: { run: { number: 'asc' } },
      },
    },
  });
  if (!payment) throw new NotFoundError('Payment');
  assertAllowed(context, 'Mutation.voidPayment', canPay(context.viewer, { id: payment.userId }));
  const cents = fromDecimal(payment.amount);
  if (cents === 0 && payment.runs.some(({ run }) => run.status !== 'VOID'))
    throw new ConflictError('Nothing was paid, so there is nothing to void.');
  await inTransaction(context.db, async (tx) => {
    await rowsIn(tx, lockedPayees({ people: [payment.userId] }));
    await assertNothingTaken(tx, payment.id);
    const [net] = await rowsIn(tx, runsThatNet({ id: payment.id }));
    if (net) throw new ConflictError(`Payroll #${net.number} counts on this payment. Void that run first.`);
    await assertNoYearFallsShort(tx, payment.id);
    const changed = await changeIn(
      tx,
      voidedPayment({ id: payment.id, reason, by: context.viewer.id, at: context.now() }),
    );
    if (changed === 0) throw new ConflictError('This payment is already void.', 'INVALID_TRANSITION');
    await changeIn(tx, freedReceipts({ runs: payment.runs.map(({ run }) => run.id), now: context.now() }));
    await recordAll(
      tx,
      context,
      payment.runs.map(({ run }) => ({
        action: 'PAYMENT_VOIDED',
        entityType: 'PayrollRun',
        entityId: run.id,
        newValues: {
          number: run.number,
          userId: payment.userId,
          payment: payment.number,
          paidOn: fromUtcMidnight(payment.date),
          amount: toAmount(cents),
          reason,
        },
      })),
    );
  });
  return payment.id;
}
