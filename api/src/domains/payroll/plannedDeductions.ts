/**
 * What advances and deductions would take of a week before it is processed: what is due of each, and how much of that
 * the proposal leaves room for. Pure. What had been paid for the week with a void run is not known here.
 */
import type { Day } from 'rules/days';
import type { Cents } from 'rules/money';
import { computeLeft, takeDue } from 'rules/plans';
import { findDuePlans, type OpenPlan } from '../plans/duePlans.ts';

export interface PlannedDeduction {
  id: string;
  description: string;
  due: Cents;
  floor: Cents;
  /** Of its total before the run; null where it has none. */
  left: Cents | null;
  /** What the proposal takes. */
  amount: Cents;
}

/** Those with something due, oldest first; `pay` is what the proposal hands out before them. */
export function planDeductions(plans: readonly OpenPlan[], week: Day, pay: Cents): PlannedDeduction[] {
  const due = findDuePlans(plans, week);
  const amounts = new Map(takeDue(due, { week: pay, run: pay }).map(({ plan, amount }) => [plan.id, amount]));
  return due.map((plan) => ({
    id: plan.id,
    description: plan.description,
    due: plan.due,
    floor: plan.floor,
    left: computeLeft(plan.total, plan.taken),
    amount: amounts.get(plan.id) ?? 0,
  }));
}
