/** Entering an advance that was given, or a deduction that was agreed. The database enters an advance in the ledger. */
import { createHash } from 'node:crypto';
import { type Day, toUtcMidnight } from 'rules/days';
import { type Cents, toAmount, toDecimal } from 'rules/money';
import { findPlanIssues, type PlanToCheck } from 'rules/planRules';
import { todayIn } from 'rules/zonedDays';
import { type AuditEntry, recordAll } from '../../audit/record.ts';
import { notifyOwners } from '../../notices/notify.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { readFirstDay } from '../../operation/firstDay.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { newTimeKey } from '../../platform/lib/timeKey.ts';
import { assertAllowed, canManagePlans } from '../../viewer/policy.ts';
import { askForApproval } from '../approvalRequests/ask.ts';
import { wantedMoney } from '../approvalRequests/wantedMoney.ts';
import { confirmIfAbove, findExceededLimit, isDeductionAboveLimit } from '../payments/limit.ts';
import { lockPayeeOfPlan } from './planRows.ts';
import { warnAboutAdvance } from './warnings.ts';

export interface NewPlan extends PlanToCheck {
  userId: string;
  kind: 'ADVANCE' | 'RECURRING';
  /** Made by the client for this entry. */
  idempotencyKey: string | null;
}

/** In one order: the database orders the names of JSON as it likes. */
const hash = (plan: NewPlan): string =>
  createHash('sha256')
    .update(JSON.stringify(plan, Object.keys(plan).sort()))
    .digest('hex');

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

async function assertComplete(context: SignedInContext, plan: NewPlan): Promise<void> {
  const today = todayIn(context.now(), context.timeZone);
  const issues = findPlanIssues(plan, today, await readFirstDay(context.db));
  if (issues.length)
    throw new ValidationError(issues.map(({ field, message }) => ({ path: [field], message })));
}

/** Throws ConflictError for someone of whose pay nothing can be taken anymore. */
export function assertPayeeStays({ archivedAt }: { archivedAt: Date | null }): void {
  if (archivedAt) throw new ConflictError('You can’t take anything from an archived user’s pay.');
}

async function assertEmployed(tx: Tx, userId: string): Promise<void> {
  const payee = await tx.user.findUnique({ where: { id: userId }, select: { archivedAt: true } });
  if (!payee) throw new NotFoundError('User');
  assertPayeeStays(payee);
}

/** Key of the plan, or of the request where a second person has to agree first: there is no plan then. */
export interface CreatedPlan {
  plan?: string;
  approvalRequest?: string;
  /** What is worth a second look. */
  warnings: string[];
}

/**
 * Creates the plan and tells the payee; above the company's limit for money a second person is asked instead. Sent again
 * with the same key, there is one. Throws FRESH_SESSION_REQUIRED above the limit, NotFoundError, ForbiddenError for one's
 * own, ConflictError for an archived payee, and a ValidationError that names each field that is missing or wrong: the
 * written agreement among them.
 */
export async function createPlan(context: SignedInContext, plan: NewPlan): Promise<CreatedPlan> {
  const userId = toKey('User', plan.userId);
  assertAllowed(context, 'Mutation.createPlan', canManagePlans(context.viewer, { id: userId }));
  await assertComplete(context, plan);
  const isConfirmed = await confirmIfAbove(context, await isAboveLimit(context.db, context, userId, plan));
  return inTransaction(context.db, async (tx) => {
    await lockPayeeOfPlan(tx, userId);
    const earlier = await findEarlier(tx, userId, plan);
    if (earlier) return { plan: earlier, warnings: [] };
    await assertEmployed(tx, userId);
    const warnings = await findWarnings(tx, context, userId, plan);
    if (await isAboveLimit(tx, context, userId, plan)) {
      if (!isConfirmed) await confirmIfAbove(context, true, tx);
      return { approvalRequest: await askForPlan(tx, context, userId, plan), warnings };
    }
    return { plan: await insertPlan(tx, context, { userId, plan, request: requestOf(plan) }), warnings };
  });
}

async function findWarnings(
  tx: Tx,
  context: SignedInContext,
  userId: string,
  plan: NewPlan,
): Promise<string[]> {
  const { total, givenOn, ...rest } = plan;
  if (total === null || givenOn === null) return [];
  return warnAboutAdvance(tx, context, { ...rest, userId, total, givenOn });
}

/** Of an advance what was handed out; of a deduction what it takes in all, or else each week. */
const toAmountAtStake = ({ total, weekly }: NewPlan): Cents => total ?? weekly;

/** Whether a second person has to agree. */
async function isAboveLimit(
  db: Context['db'] | Tx,
  context: SignedInContext,
  userId: string,
  plan: NewPlan,
): Promise<boolean> {
  const given = { userId, net: toAmountAtStake(plan) };
  return plan.kind === 'ADVANCE'
    ? (await findExceededLimit(db, context, [given])) !== null
    : isDeductionAboveLimit(db, context, given);
}

/** Has a second person agree to an advance or a deduction. Returns the key of the request. */
async function askForPlan(tx: Tx, context: SignedInContext, userId: string, plan: NewPlan): Promise<string> {
  const amount = toAmountAtStake(plan);
  const kind = plan.kind === 'ADVANCE' ? 'GIVE_ADVANCE' : 'ENTER_DEDUCTION';
  const { id } = await askForApproval(tx, context, {
    ...{
      kind,
      amount,
      content: { ...plan },
      aboutId: userId,
      payees: [userId],
      awaited: null,
    },
    notice: {
      ...{ kind: 'APPROVAL_REQUESTED', aboutId: context.viewer.id },
      facts: { amount: toAmount(amount), ...wantedMoney(kind) },
    },
  });
  return id;
}

/** Enters the advance or deduction that the viewer approves. Throws what would keep the requester from entering it. */
export async function enterApprovedPlan(
  tx: Tx,
  context: SignedInContext,
  { aboutId: userId, askedById, content }: { aboutId: string; askedById: string; content: unknown },
): Promise<void> {
  // It was checked when it was asked for, and has not changed since.
  const plan = content as NewPlan;
  await lockPayeeOfPlan(tx, userId);
  if (await findEarlier(tx, userId, plan))
    throw new ConflictError('This has already been entered. Decline this request.');
  await assertEmployed(tx, userId);
  await insertPlan(tx, context, { userId, plan, request: requestOf(plan), createdById: askedById });
}

/** By which an entry that is sent again is found. */
export interface PlanRequest {
  key: string;
  hash: string;
}

const requestOf = (plan: NewPlan): PlanRequest | undefined =>
  plan.idempotencyKey === null ? undefined : { key: plan.idempotencyKey, hash: hash(plan) };

/** A plan that was found to be right. */
export interface RightPlan {
  userId: string;
  plan: Omit<NewPlan, 'userId' | 'idempotencyKey'>;
  request?: PlanRequest | undefined;
  createdById?: string;
}

const toEntry = (id: string, { userId, plan }: RightPlan): AuditEntry => {
  const { kind, description, firstWeek, agreedBy, agreedOn, weekly, floor, total } = plan;
  const { lastWeek, givenOn, method, reference, carriedOverOn = null } = plan;
  return {
    action: 'PLAN_CREATED',
    entityType: 'Plan',
    entityId: id,
    newValues: {
      ...{ userId, kind, description, firstWeek, agreedBy, agreedOn },
      weekly: toAmount(weekly),
      floor: toAmount(floor),
      ...(total === null ? {} : { amount: toAmount(total) }),
      ...(lastWeek ? { lastWeek } : {}),
      ...(givenOn ? { givenOn, method } : {}),
      ...(carriedOverOn ? { carriedOverOn } : {}),
      ...(reference ? { reference } : {}),
    },
  };
};

/** What the payee is told of it. */
export const toNotice = ({ userId: aboutId, plan: { kind, total, weekly } }: RightPlan) => ({
  kind: 'PLAN_ENTERED' as const,
  aboutId,
  facts: { kind, amount: total === null ? null : toAmount(total), weekly: toAmount(weekly) },
});

/** Writes plans, however many they are in as many statements. Returns their audit entries, each about its key. */
export async function insertPlans(
  tx: Tx,
  context: SignedInContext,
  plans: readonly RightPlan[],
): Promise<(AuditEntry & { entityId: string })[]> {
  const now = context.now();
  const keyed = plans.map((right) => ({ id: newTimeKey(now), right }));
  await tx.plan.createMany({
    data: keyed.map(({ id, right: { userId, plan, request, createdById = context.viewer.id } }) => ({
      ...{ id, userId, kind: plan.kind, description: plan.description, method: plan.method },
      reference: plan.reference,
      total: asDecimal(plan.total),
      firstWeek: toUtcMidnight(plan.firstWeek),
      lastWeek: asDate(plan.lastWeek),
      floor: toDecimal(plan.floor),
      agreedBy: plan.agreedBy,
      agreedOn: toUtcMidnight(plan.agreedOn),
      agreementNote: plan.agreementNote,
      givenOn: asDate(plan.givenOn),
      carriedOverOn: asDate(plan.carriedOverOn ?? null),
      requestKey: request?.key ?? null,
      requestHash: request?.hash ?? null,
      ...{ createdById, createdAt: now, updatedAt: now },
    })),
  });
  await tx.planRate.createMany({
    data: keyed.map(({ id: planId, right: { plan } }) => ({
      ...{ planId, firstWeek: toUtcMidnight(plan.firstWeek), weekly: toDecimal(plan.weekly) },
    })),
  });
  return keyed.map(({ id, right }) => ({ ...toEntry(id, right), entityId: id }));
}

/** Writes one with its audit entry. Returns its key. */
async function insertPlan(tx: Tx, context: SignedInContext, right: RightPlan): Promise<string> {
  const entries = await insertPlans(tx, context, [right]);
  await recordAll(tx, context, entries);
  await notifyOwners(tx, context, [toNotice(right)]);
  return entries[0]!.entityId;
}
