/** Which plans have something due in a week, and how much. Pure. */
import type { Day } from 'rules/days';
import type { Cents } from 'rules/money';
import { computeDue, type DuePlan, type PlanTerms } from 'rules/plans';

/** An open plan, as the database knows it. */
export interface OpenPlan extends PlanTerms {
  id: string;
  description: string;
  floor: Cents;
  /** By runs that stand. */
  taken: Cents;
}

export type PlanWithDue = OpenPlan & DuePlan;

/** Those with something due, in their order, without those that are left out this time. */
export const findDuePlans = (
  plans: readonly OpenPlan[],
  week: Day,
  skipped: readonly string[] = [],
): PlanWithDue[] =>
  plans.flatMap((plan) => {
    const due = skipped.includes(plan.id) ? 0 : computeDue(plan, week, plan.taken);
    return due > 0 ? [{ ...plan, due }] : [];
  });
