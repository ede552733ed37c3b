/** Entering an advance that was given, or a deduction that was agreed. The database enters an advance in the ledger. */
import { createHash } from 'node:crypto';
import { type Day, toUtcMidnight } from 'rules/days';
import { type Cents, toAmount, toDecimal } from 'rules/money';
import { findPlanIssues, type PlanToCheck } from 'rules/planRules';
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { newTimeKey } from '../../platform/lib/timeKey.ts';
import { assertAllowed, canManagePlans } from '../../viewer/policy.ts';
import { assertAdvanceIsWithin } from '../payments/limit.ts';
import { lockPayeeOfPlan } from './planRows.ts';

export interface NewPlan extends PlanToCheck {
  userId: string;
  kind: 'ADVANCE' | 'RECURRING';
  /** Made by the client for this entry. */
  idempotencyKey: string | null;
}

const hash = (plan: NewPlan): string => createHash('sha256').update(JSON.stringify(plan)).digest('hex');

/** The plan that the same request has entered before. Throws ConflictError if it was another request. */
async function findEarlier(tx: Tx, userId: string, plan: NewPlan): Promise<string | null> {
  if (plan.idempotencyKey === null) return null;
  const earlier = await tx.plan.findUnique({
    where: { userId_requestKey: { userId, requestKey: plan.idempotencyKey } },
    select: { id: true, requestHash: true },
  });
  if (earlier && earlier.requestHash !== hash(plan))
    throw new ConflictError('This idempotency key was used for a different request.');
  return earlier?.id ?? null;
}

const asDate = (day: Day | null): Date | null => (day === null ? null : toUtcMidnight(day));
const asDecimal = (cents: Cents | null): string | null => (cents === null ? null : toDecimal(cents));

/**
 * Creates the plan and returns its key; sent again with the same key, there is one. Throws NotFoundError,
 * ForbiddenError for one's own, ConflictError for an archived payee and for an advance above the company's limit, and a
 * ValidationError that names each field that is missing or wrong: the written agreement among them.
 */
export async function createPlan(context: SignedInContext, plan: NewPlan): Promise<string> {
  const userId = toKey('User', plan.userId);
  assertAllowed(context, 'Mutation.createPlan', canManagePlans(context.viewer, { id: userId }));
  const issues = findPlanIssues(plan, todayIn(context.now(), context.timeZone));
  if (issues.length)
    throw new ValidationError(issues.map(({ field, message }) => ({ path: [field], message })));
  return inTransaction(context.db, async (tx) => {
    await lockPayeeOfPlan(tx, userId);
    const earlier = await findEarlier(tx, userId, plan);
    if (earlier) return earlier;
    const payee = await tx.user.findUnique({ where: { id: userId }, select: { archivedAt: true } });
    if (!payee) throw new NotFoundError('User');
    assertPayeeStays(payee);
    if (plan.kind === 'ADVANCE') await assertAdvanceIsWithin(tx, context, { userId, net: plan.total ?? 0 });
    const { idempotencyKey: key } = plan;
    return insertPlan(tx, context, userId, plan, key === null ? undefined : { key, hash: hash(plan) });
  });
}

/** Throws ConflictError for somebody of whose pay nothing can be taken anymore. */
export function assertPayeeStays({ archivedAt }: { archivedAt: Date | null }): void {
  if (archivedAt) throw new ConflictError('Nothing can be taken off the pay of an archived user.');
}

/** By which an entry that is sent again is found. */
export interface PlanRequest {
  key: string;
  hash: string;
}

/** Writes a plan that was found to be right, with its audit entry. Returns its key. */
export async function insertPlan(
  tx: Tx,
  context: SignedInContext,
  userId: string,
  plan: Omit<NewPlan, 'userId' | 'idempotencyKey'>,
  request?: PlanRequest,
): Promise<string> {
  const id = newTimeKey(context.now());
  const { kind, description, total, weekly, firstWeek, floor, givenOn, method, reference } = plan;
  const { carriedOverOn = null } = plan;
  await tx.plan.create({
    data: {
      ...{ id, userId, kind, description, method, reference },
      total: asDecimal(total),
      firstWeek: toUtcMidnight(firstWeek),
      lastWeek: asDate(plan.lastWeek),
      floor: toDecimal(floor),
      agreedBy: plan.agreedBy,
      agreedOn: toUtcMidnight(plan.agreedOn),
      agreementNote: plan.agreementNote,
      givenOn: asDate(givenOn),
      carriedOverOn: asDate(carriedOverOn),
      requestKey: request?.key ?? null,
      requestHash: request?.hash ?? null,
      createdById: context.viewer.id,
      createdAt: context.now(),
      updatedAt: context.now(),
      rates: { create: { firstWeek: toUtcMidnight(firstWeek), weekly: toDecimal(weekly) } },
    },
    select: { id: true },
  });
  await record(tx, context, {
    action: 'PLAN_CREATED',
    entityType: 'Plan',
    entityId: id,
    newValues: {
      ...{ userId, kind, description, firstWeek, agreedBy: plan.agreedBy, agreedOn: plan.agreedOn },
      weekly: toAmount(weekly),
      floor: toAmount(floor),
      ...(total === null ? {} : { amount: toAmount(total) }),
      ...(plan.lastWeek ? { lastWeek: plan.lastWeek } : {}),
      ...(givenOn ? { givenOn, method } : {}),
      ...(carriedOverOn ? { carriedOverOn } : {}),
      ...(reference ? { reference } : {}),
    },
  });
  return id;
}
