/** Which plans have something due in a week, and how much. Pure. */
import type { Day } from 'rules/days';
import type { Cents } from 'rules/money';
import { computeDue, computeLeft, type DuePlan, type PlanTerms } from 'rules/plans';
import type { PayrollLineClass } from '../../platform/db/generated/client/enums.ts';

/** An open plan from the database. */
export interface OpenPlan extends PlanTerms {
  id: string;
  description: string;
  floor: Cents;
  /** By valid runs. */
  taken: Cents;
  /** By hand; the total does not include it. */
  repaid: Cents;
  /** For an overpayment; null for other plans. */
  overpaid: {
    /** The class as which it was paid. */
    taxClass: PayrollLineClass;
    /** The week whose run found it. */
    weekStart: Day;
    /** When it was paid; null if that payment was voided since. */
    paidOn: Day | null;
  } | null;
}

export type PlanWithDue = OpenPlan & DuePlan;

/**
 * Plans with something due, in order, without skipped ones. An overpayment for the same week is kept in full at once,
 * down to zero, as if it had been taken off. So is what is left of the plan to pay off.
 */
export const findDuePlans = (
  plans: readonly OpenPlan[],
  week: Day,
  skipped: readonly string[] = [],
  settled?: string,
): PlanWithDue[] =>
  plans.flatMap((plan) => {
    if (skipped.includes(plan.id)) return [];
    const isOwn = isOfWeek(plan, week) || plan.id === settled;
    const due = isOwn ? (computeLeft(plan.total, plan.taken) ?? 0) : computeDue(plan, week, plan.taken);
    return due > 0 ? [{ ...plan, due, floor: isOwn ? 0 : plan.floor }] : [];
  });

/** Whether it is an overpayment for this week. */
export const isOfWeek = ({ overpaid }: OpenPlan, week: Day): boolean => overpaid?.weekStart === week;
