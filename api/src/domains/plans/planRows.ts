/** Plans as their services read them, with the payee locked. */
import { type Day, fromUtcMidnight } from 'rules/days';
import { type Cents, fromDecimal, sumCents } from 'rules/money';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { assertAllowed, canManagePlans } from '../../viewer/policy.ts';
import { lockedPayees } from '../payments/record.sql.ts';
import { toRevision } from '../timeLogs/revision.ts';

/** What runs that stand have taken, the newest run first, wherever it is selected. */
export const TAKEN = {
  lines: {
    where: { amount: { lt: 0 }, run: { status: { not: 'VOID' } } },
    orderBy: [{ runId: 'desc' }, { position: 'asc' }],
    select: { amount: true },
  },
} satisfies Prisma.PlanSelect;

type Amount = Parameters<typeof fromDecimal>[0];

export const sumTaken = (lines: readonly { amount: Amount }[]): Cents =>
  0 - sumCents(lines.map(({ amount }) => fromDecimal(amount)));

/** What a run has found to be paid too much. */
export const foundBy = (runId: string) =>
  ({
    ...{ kind: 'OVERPAYMENT', voidedAt: null },
    lines: { some: { runId, amount: { gt: 0 } } },
  }) satisfies Prisma.PlanWhereInput;

/** What is owed in all; null where it goes on. What was written off is not. */
export const computeOwed = ({ total, writtenOff }: Record<'total' | 'writtenOff', Amount>): Cents | null =>
  total === null ? null : fromDecimal(total) - fromDecimal(writtenOff);

/** The rates, oldest first. */
export const RATES = {
  rates: { orderBy: { firstWeek: 'asc' }, select: { firstWeek: true, weekly: true } },
} satisfies Prisma.PlanSelect;

export interface RateRow {
  firstWeek: Date;
  weekly: Amount;
}

/** What was agreed last. */
export const findNewestWeekly = (rates: readonly RateRow[]): Cents => fromDecimal(rates.at(-1)!.weekly);

/** Locks whoever takes part, so that nobody processes their week meanwhile. */
export const lockPayeeOfPlan = async (tx: Tx, userId: string): Promise<void> => {
  await rowsIn(tx, lockedPayees({ people: [userId] }));
};

const COLUMNS = {
  ...{ id: true, userId: true, kind: true, description: true, total: true, firstWeek: true, lastWeek: true },
  ...{ floor: true, givenOn: true, updatedAt: true, endedAt: true, voidedAt: true },
  ...TAKEN,
  ...RATES,
} satisfies Prisma.PlanSelect;

/** A plan that is open, as it is from now on until the transaction ends. */
export type LockedPlan = Awaited<ReturnType<typeof lockOpenPlan>>;

/** Whose plan it is, if the viewer may manage it. Throws NotFoundError and ForbiddenError. */
export async function findPayeeOfPlan(context: SignedInContext, id: string, coordinate: string) {
  const plan = await context.db.plan.findUnique({
    where: { id: toKey('Plan', id) },
    select: { id: true, userId: true, kind: true },
  });
  if (!plan) throw new NotFoundError('Plan');
  assertAllowed(context, coordinate, canManagePlans(context.viewer, { id: plan.userId }));
  return plan;
}

/** Locks the payee and reads the plan. Throws ConflictError for one that is over, or is another than it was. */
export async function lockOpenPlan(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
  revision?: string | null,
) {
  await lockPayeeOfPlan(tx, userId);
  const plan = await tx.plan.findUniqueOrThrow({ where: { id }, select: COLUMNS });
  if (plan.voidedAt)
    throw new ConflictError(
      plan.kind === 'ADVANCE' ? 'This advance is void.' : 'The payroll run that found this is void.',
      'INVALID_TRANSITION',
    );
  if (plan.endedAt) throw new ConflictError('This plan has ended.', 'INVALID_TRANSITION');
  if (revision != null && revision !== toRevision(plan.updatedAt))
    throw new ConflictError('This plan has changed. Please review it and try again.');
  return plan;
}

/** Moves in any case, because revisions are made of it. */
export const nextUpdate = ({ updatedAt }: { updatedAt: Date }, now: Date): Date =>
  new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));

export const toDayOrNull = (date: Date | null): Day | null => date && fromUtcMidnight(date);
