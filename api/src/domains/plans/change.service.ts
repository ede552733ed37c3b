/**
 * Other terms for what is still to come. A weekly amount counts from the week after the last one on payroll on: what
 * has come due before was due at the amount of then, and is not counted anew.
 */
import { addDays, type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { type Cents, fromDecimal, toAmount, toDecimal } from 'rules/money';
import { findTermsIssues } from 'rules/planRules';
import { record } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ValidationError } from '../../operation/errors.ts';
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

export interface PlanChange {
  id: string;
  /** The revision that the plan was read with. */
  revision: string;
  /** What is left out stays. */
  weekly?: Cents | undefined;
  floor?: Cents | undefined;
  /** Null where it is to go on. */
  lastWeek?: Day | null | undefined;
}

/** The week from which on another weekly amount counts. */
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

/**
 * Changes the terms and returns the key. Throws NotFoundError, ForbiddenError for one's own, ConflictError for a plan
 * that is over or has changed meanwhile, and a ValidationError that names the field.
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
  });
  return found.id;
}
