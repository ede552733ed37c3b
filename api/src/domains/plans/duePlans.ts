/** Which plans have something due in a week, and how much. Pure. */
import type { Day } from 'rules/days';
import type { Cents } from 'rules/money';
import { computeDue, computeLeft, type DuePlan, type PlanTerms } from 'rules/plans';
import type { PayrollLineClass } from '../../platform/db/generated/client/enums.ts';

/** An open plan, as the database knows it. */
export interface OpenPlan extends PlanTerms {
  id: string;
  description: string;
  floor: Cents;
  /** By runs that stand. */
  taken: Cents;
  /** By hand; the total is without it. */
  repaid: Cents;
  /** Of what was paid too much; null of others. */
  overpaid: {
    /** What it was paid as. */
    taxClass: PayrollLineClass;
    /** The week whose run has found it. */
    weekStart: Day;
    /** When it was paid; null where that payment was voided since. */
    paidOn: Day | null;
  } | null;
}

export type PlanWithDue = OpenPlan & DuePlan;

/**
 * Those with something due, in their order, without those that are left out this time. What was paid too much for the
 * very week is kept for it at once, down to nothing: the week comes out as if it had been taken off. So is what is left of
 * the plan to settle.
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

/** Whether it is what was paid too much for the week. */
export const isOfWeek = ({ overpaid }: OpenPlan, week: Day): boolean => overpaid?.weekStart === week;
