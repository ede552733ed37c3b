/**
 * Money with which someone pays an advance back by hand, such as a leaver by check, and that such money did not come in
 * after all. The database enters both in the ledger.
 */
import { createHash } from 'node:crypto';
import { type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { type Cents, fromDecimal, toAmount, toDecimal } from 'rules/money';
import type { PaymentMethod } from 'rules/payments';
import { findRepaymentIssues } from 'rules/planRules';
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { newTimeKey } from '../../platform/lib/timeKey.ts';
import { assertAllowed, canManagePlans } from '../../viewer/policy.ts';
import { findPayeeOfPlan, lockOwedAdvance, lockPayeeOfPlan, nextUpdate } from './planRows.ts';

export interface RepaymentToRecord {
  /** Of the advance. */
  id: string;
  amount: Cents;
  /** The day on which the money came in. */
  date: Day;
  method: PaymentMethod;
  reference: string;
  /** Made by the client for this entry. */
  idempotencyKey: string | null;
}

/** Whether the same request was carried out before. Throws ConflictError if it was another one. */
async function wasDone(tx: Tx, planId: string, key: string, hash: string): Promise<boolean> {
  const earlier = await tx.planRepayment.findUnique({
    where: { planId_requestKey: { planId, requestKey: key } },
    select: { requestHash: true },
  });
  if (earlier && earlier.requestHash !== hash)
    throw new ConflictError('This idempotency key was used for a different request.');
  return earlier !== null;
}

/**
 * Records that money came in for an advance, ended or not, and returns the key of the advance; sent again with the same
 * key, it came in once. Throws NotFoundError, ForbiddenError for one's own, ConflictError where nothing is owed, and a
 * ValidationError that names each field that is wrong.
 */
export async function recordRepayment(context: SignedInContext, input: RepaymentToRecord): Promise<string> {
  const { idempotencyKey: key, ...repayment } = input;
  const found = await findPayeeOfPlan(context, input.id, 'Mutation.recordRepayment');
  const hash = createHash('sha256').update(JSON.stringify(repayment)).digest('hex');
  await inTransaction(context.db, async (tx) => {
    await lockPayeeOfPlan(tx, found.userId);
    if (key !== null && (await wasDone(tx, found.id, key, hash))) return;
    const plan = await lockOwedAdvance(tx, found);
    const { amount, date, method, reference } = repayment;
    const issues = findRepaymentIssues(
      repayment,
      { left: plan.left, givenOn: fromUtcMidnight((plan.givenOn ?? plan.carriedOverOn)!) },
      todayIn(context.now(), context.timeZone),
    );
    if (issues.length)
      throw new ValidationError(issues.map(({ field, message }) => ({ path: [field], message })));
    await tx.planRepayment.create({
      data: {
        ...{ id: newTimeKey(context.now()), planId: plan.id, method, reference },
        date: toUtcMidnight(date),
        amount: toDecimal(amount),
        ...{ requestKey: key, requestHash: key === null ? null : hash },
        ...{ createdById: context.viewer.id, createdAt: context.now() },
      },
      select: { id: true },
    });
    await touch(tx, context, plan);
    await record(tx, context, {
      action: 'ADVANCE_REPAID',
      entityType: 'Plan',
      entityId: plan.id,
      newValues: {
        ...{ userId: plan.userId, kind: plan.kind, description: plan.description },
        ...{ amount: toAmount(amount), paidOn: date, method, left: toAmount(plan.left - amount) },
        ...(reference ? { reference } : {}),
      },
    });
  });
  return found.id;
}

const touch = (tx: Tx, context: SignedInContext, plan: { id: string; updatedAt: Date }) =>
  tx.plan.update({
    where: { id: plan.id },
    data: { updatedAt: nextUpdate(plan, context.now()) },
    select: { id: true },
  });

/**
 * Voids what did not come in after all, such as a check that bounced: it is owed again. Returns the key of the advance.
 * Throws NotFoundError, ForbiddenError for one's own, and ConflictError for what is void.
 */
export async function voidRepayment(
  context: SignedInContext,
  input: { id: string; reason: string },
): Promise<string> {
  const id = toKey('PlanRepayment', input.id);
  const found = await context.db.planRepayment.findUnique({
    where: { id },
    select: { plan: { select: { id: true, userId: true, kind: true, description: true } } },
  });
  if (!found) throw new NotFoundError('Repayment');
  const { userId, kind, description, ...plan } = found.plan;
  assertAllowed(context, 'Mutation.voidRepayment', canManagePlans(context.viewer, { id: userId }));
  await inTransaction(context.db, async (tx) => {
    await lockPayeeOfPlan(tx, userId);
    const repayment = await tx.planRepayment.findUniqueOrThrow({
      where: { id },
      select: { amount: true, date: true, voidedAt: true, plan: { select: { updatedAt: true } } },
    });
    if (repayment.voidedAt) throw new ConflictError('This repayment is void.', 'INVALID_TRANSITION');
    await tx.planRepayment.update({
      where: { id },
      data: {
        voidedAt: context.now(),
        voidedOn: toUtcMidnight(todayIn(context.now(), context.timeZone)),
        voidedById: context.viewer.id,
        voidReason: input.reason,
      },
      select: { id: true },
    });
    await touch(tx, context, { id: plan.id, updatedAt: repayment.plan.updatedAt });
    await record(tx, context, {
      action: 'ADVANCE_REPAYMENT_VOIDED',
      entityType: 'Plan',
      entityId: plan.id,
      newValues: {
        ...{ userId, kind, description, reason: input.reason },
        ...{ amount: toAmount(fromDecimal(repayment.amount)), paidOn: fromUtcMidnight(repayment.date) },
      },
    });
  });
  return plan.id;
}
