/**
 * Changes the terms of a plan for the future. A new weekly amount applies from the week after the last one on payroll.
 * Earlier weeks keep the amount that was due then.
 */
import { addDays, type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { type Cents, formatMoney, fromDecimal, toAmount, toDecimal } from 'rules/money';
import { findTermsIssues } from 'rules/planRules';
import { computeAtStake } from 'rules/plans';
import { todayIn } from 'rules/zonedDays';
import { record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, ValidationError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { lastWeekOnPayroll } from './due.sql.ts';
import {
  findNewestWeekly,
  findPayeeOfPlan,
  type LockedPlan,
  lockOpenPlan,
  nextUpdate,
  toDayOrNull,
} from './planRows.ts';
import { findExceededByTaking, toRates, withRate } from './takings.ts';

export interface PlanChange {
  id: string;
  /** The plan's revision when the user read it. */
  revision: string;
  /** Omitted terms stay. */
  weekly?: Cents | undefined;
  floor?: Cents | undefined;
  /** Null if the plan goes on. */
  lastWeek?: Day | null | undefined;
}

/** The first week of a new weekly amount. */
async function findFirstWeek(tx: Tx, { userId, firstWeek }: LockedPlan): Promise<Day> {
  const [run] = await rowsIn(tx, lastWeekOnPayroll({ userId }));
  const begins = fromUtcMidnight(firstWeek);
  const next = run?.weekStart ? addDays(run.weekStart, 7) : begins;
  return next > begins ? next : begins;
}

async function changeRate(tx: Tx, plan: LockedPlan, weekly: Cents): Promise<Day> {
  const firstWeek = await findFirstWeek(tx, plan);
  const from = { planId: plan.id, firstWeek: toUtcMidnight(firstWeek) };
  await tx.planRate.deleteMany({ where: { planId: plan.id, firstWeek: { gte: from.firstWeek } } });
  await tx.planRate.create({ data: { ...from, weekly: toDecimal(weekly) } });
  return firstWeek;
}

/** Above the limit, an entry needs a second person, and a change cannot get one. Throws ConflictError. */
async function assertWithinLimit(tx: Tx, context: SignedInContext, userId: string): Promise<void> {
  const limit = await findExceededByTaking(tx, context, userId, 0);
  if (limit !== null)
    throw new ConflictError(
      `Deductions above ${formatMoney(limit)} within 7 days need a second person. End this one and enter another.`,
    );
}

/**
 * Changes the terms, notifies the payee and returns the key. Throws NotFoundError, ForbiddenError for the viewer's own,
 * ConflictError for a plan that is over or has changed meanwhile, and a ValidationError that names the field.
 */
export async function changePlan(context: SignedInContext, change: PlanChange): Promise<string> {
  const found = await findPayeeOfPlan(context, change.id, 'Mutation.changePlan');
  await inTransaction(context.db, async (tx) => {
    const plan = await lockOpenPlan(tx, found, change.revision);
    const before = {
      weekly: findNewestWeekly(plan.rates),
      floor: fromDecimal(plan.floor),
      lastWeek: toDayOrNull(plan.lastWeek),
    };
    const { weekly = before.weekly, floor = before.floor } = change;
    const lastWeek = change.lastWeek === undefined ? before.lastWeek : change.lastWeek;
    const terms = { weekly, floor, lastWeek };
    const issues = findTermsIssues({ kind: plan.kind, firstWeek: fromUtcMidnight(plan.firstWeek) }, terms);
    if (issues.length)
      throw new ValidationError(issues.map(({ field, message }) => ({ path: [field], message })));
    const from = weekly === before.weekly ? null : await changeRate(tx, plan, weekly);
    await tx.plan.update({
      where: { id: plan.id },
      data: {
        floor: toDecimal(floor),
        lastWeek: lastWeek && toUtcMidnight(lastWeek),
        updatedAt: nextUpdate(plan, context.now()),
      },
      select: { id: true },
    });
    const asValues = (given: typeof terms) => ({
      weekly: toAmount(given.weekly),
      floor: toAmount(given.floor),
      lastWeek: given.lastWeek,
    });
    await record(tx, context, {
      action: 'PLAN_CHANGED',
      entityType: 'Plan',
      entityId: plan.id,
      oldValues: asValues(before),
      newValues: {
        ...{ userId: plan.userId, kind: plan.kind, description: plan.description },
        ...asValues(terms),
        ...(from ? { from } : {}),
      },
    });
    const today = todayIn(context.now(), context.timeZone);
    const old = {
      total: plan.total && fromDecimal(plan.total),
      rates: toRates(plan.rates),
      lastWeek: before.lastWeek,
    };
    const now = { ...(from ? withRate(old, from, weekly) : old), lastWeek };
    if (plan.kind === 'RECURRING' && computeAtStake(now, today, old) > 0)
      await assertWithinLimit(tx, context, plan.userId);
    const facts = { kind: plan.kind, weekly: toAmount(weekly) };
    await notify(tx, context, { kind: 'PLAN_CHANGED', aboutId: plan.userId, facts });
  });
  return found.id;
}
