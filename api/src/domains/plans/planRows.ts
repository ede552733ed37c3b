/** Plans as their services read them, after locking the payee. */
import { type Day, fromUtcMidnight } from 'rules/days';
import { type Cents, fromDecimal, sumCents } from 'rules/money';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { PayrollRunKind, PlanKind } from '../../platform/db/generated/client/enums.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { assertAllowed, canManagePlans } from '../../viewer/policy.ts';
import { lockedPayees } from '../payments/record.sql.ts';
import { toRevision } from '../timeLogs/revision.ts';

/** What valid runs have taken, newest run first, and what was repaid by hand, including void repayments. */
export const TAKEN = {
  lines: {
    where: { amount: { lt: 0 }, run: { status: { not: 'VOID' } } },
    orderBy: [{ runId: 'desc' }, { position: 'asc' }],
    select: { amount: true, run: { select: { kind: true } } },
  },
  repayments: {
    orderBy: [{ date: 'desc' }, { id: 'desc' }],
    select: { amount: true, voidedAt: true },
  },
} satisfies Prisma.PlanSelect;

type Amount = Parameters<typeof fromDecimal>[0];

export const sumTaken = (lines: readonly { amount: Amount }[]): Cents =>
  0 - sumCents(lines.map(({ amount }) => fromDecimal(amount)));

/** Valid repayments. */
export const sumRepaid = (repayments: readonly { amount: Amount; voidedAt: Date | null }[]): Cents =>
  sumCents(repayments.filter(({ voidedAt }) => !voidedAt).map(({ amount }) => fromDecimal(amount)));

/** What an administrator wrote off of an advance: the lines of the runs that have it as pay. */
export const sumForgiven = ({
  kind,
  lines,
}: {
  kind: PlanKind;
  lines: readonly { amount: Amount; run: { kind: PayrollRunKind } }[];
}): Cents => (kind === 'ADVANCE' ? sumTaken(lines.filter(({ run }) => run.kind === 'ADJUSTMENT')) : 0);

/** The overpayments that a run found. */
export const foundBy = (runId: string) =>
  ({
    ...{ kind: 'OVERPAYMENT', voidedAt: null },
    lines: { some: { runId, amount: { gt: 0 } } },
  }) satisfies Prisma.PlanWhereInput;

interface Taken extends Record<'total' | 'writtenOff', Amount> {
  lines: readonly { amount: Amount }[];
  repayments: readonly { amount: Amount; voidedAt: Date | null }[];
}

/** What is still owed, without what was written off or repaid; null for a plan without a total. */
export const computeOwed = ({ total, writtenOff, lines, repayments }: Taken): Cents | null =>
  total === null
    ? null
    : fromDecimal(total) - fromDecimal(writtenOff) - sumTaken(lines) - sumRepaid(repayments);

/** The rates, oldest first. */
export const RATES = {
  rates: { orderBy: { firstWeek: 'asc' }, select: { firstWeek: true, weekly: true } },
} satisfies Prisma.PlanSelect;

export interface RateRow {
  firstWeek: Date;
  weekly: Amount;
}

/** The amount agreed last. */
export const findNewestWeekly = (rates: readonly RateRow[]): Cents => fromDecimal(rates.at(-1)!.weekly);

/** Locks the payee, so that no one processes their week meanwhile. */
export const lockPayeeOfPlan = async (tx: Tx, userId: string): Promise<void> => {
  await rowsIn(tx, lockedPayees({ people: [userId] }));
};

const COLUMNS = {
  ...{ id: true, userId: true, kind: true, description: true, total: true, firstWeek: true, lastWeek: true },
  ...{ floor: true, givenOn: true, carriedOverOn: true, writtenOff: true },
  ...{ updatedAt: true, endedAt: true, voidedAt: true },
  ...TAKEN,
  ...RATES,
} satisfies Prisma.PlanSelect;

/** A plan that stays as it is until the transaction ends. */
export type LockedPlan = Awaited<ReturnType<typeof lockPlan>>;

/** The payee of a plan that the viewer may manage. Throws NotFoundError and ForbiddenError. */
export async function findPayeeOfPlan(context: SignedInContext, id: string, coordinate: string) {
  const plan = await context.db.plan.findUnique({
    where: { id: toKey('Plan', id) },
    select: { id: true, userId: true, kind: true },
  });
  if (!plan) throw new NotFoundError('Plan');
  assertAllowed(context, coordinate, canManagePlans(context.viewer, { id: plan.userId }));
  return plan;
}

interface PlanKey {
  id: string;
  userId: string;
}

/** Locks the payee and reads the plan. Throws ConflictError if it is void. */
async function lockPlan(tx: Tx, { id, userId }: PlanKey) {
  await lockPayeeOfPlan(tx, userId);
  const plan = await tx.plan.findUniqueOrThrow({ where: { id }, select: COLUMNS });
  if (plan.voidedAt)
    throw new ConflictError(
      plan.kind === 'ADVANCE' ? 'This advance is void.' : 'The payroll run that found this is void.',
      'INVALID_TRANSITION',
    );
  return plan;
}

/** For an advance, ended or not, because the rest stays owed. Throws ConflictError if nothing is left. */
export async function lockOwedAdvance(tx: Tx, found: PlanKey): Promise<LockedPlan & { left: Cents }> {
  const plan = await lockPlan(tx, found);
  if (plan.kind !== 'ADVANCE') throw new ConflictError('This plan isn’t an advance.');
  const left = computeOwed(plan) ?? 0;
  if (left <= 0) throw new ConflictError('Nothing is left of this advance.', 'INVALID_TRANSITION');
  return { ...plan, left };
}

/** For an open plan. Throws ConflictError if it is over or has changed. */
export async function lockOpenPlan(tx: Tx, found: PlanKey, revision?: string | null): Promise<LockedPlan> {
  const plan = await lockPlan(tx, found);
  if (plan.endedAt) throw new ConflictError('This plan has ended.', 'INVALID_TRANSITION');
  if (revision != null && revision !== toRevision(plan.updatedAt))
    throw new ConflictError('This plan has changed. Please review it and try again.');
  return plan;
}

/** Always advances, because revisions depend on it. */
export const nextUpdate = ({ updatedAt }: { updatedAt: Date }, now: Date): Date =>
  new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));

export const toDayOrNull = (date: Date | null): Day | null => date && fromUtcMidnight(date);
