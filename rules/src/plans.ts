/**
 * Money that is taken off pay week by week: an advance, a recurring deduction such as insurance, and what was paid too
 * much. What is due of each in a week, and how much of it a run can take.
 *
 * A plan takes from what is handed out and never from what is reported: compensation is the same with it and without
 * it.
 */
import type { Day } from './days.ts';
import { type Cents, formatMoney } from './money.ts';
import { countWeeks } from './weeks.ts';

export const PLAN_KINDS = ['ADVANCE', 'RECURRING', 'OVERPAYMENT'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** What is taken each week from a Monday on. */
export interface PlanRate {
  firstWeek: Day;
  weekly: Cents;
}

export interface PlanTerms {
  kind: PlanKind;
  /** What is taken in all; null where it goes on. */
  total: Cents | null;
  /** At least one, oldest first; the first one begins with the plan. */
  rates: readonly PlanRate[];
  /** The Monday of the last week for which something is due; null where it goes on. */
  lastWeek: Day | null;
}

/** What is left of the total; null where there is none. */
export const computeLeft = (total: Cents | null, taken: Cents): Cents | null =>
  total === null ? null : Math.max(0, total - taken);

/** What is taken in a week, before anything is carried over; none before the plan begins. */
const findWeekly = (rates: readonly PlanRate[], week: Day): Cents =>
  rates.findLast(({ firstWeek }) => firstWeek <= week)?.weekly ?? 0;

/** What has come due from the first week through this one. */
function computeAccrued({ rates, lastWeek }: PlanTerms, week: Day): Cents {
  const through = lastWeek !== null && lastWeek < week ? lastWeek : week;
  return rates.reduce((sum, { firstWeek, weekly }, index) => {
    const next = rates[index + 1]?.firstWeek;
    const weeks = countWeeks(firstWeek, through) - (next === undefined ? 0 : countWeeks(next, through));
    return sum + weekly * weeks;
  }, 0);
}

/**
 * What is due with the run of a week, given what runs that stand have taken. Of an advance that is the weekly amount
 * until nothing is left. Of a recurring deduction it is all that has come due and was not taken, so that what the floor
 * held back, or a week without pay, is carried over.
 */
export function computeDue(plan: PlanTerms, week: Day, taken: Cents): Cents {
  const { kind, total, rates } = plan;
  const due = kind === 'RECURRING' ? computeAccrued(plan, week) - taken : findWeekly(rates, week);
  return Math.max(0, Math.min(due, computeLeft(total, taken) ?? due));
}

export interface DuePlan {
  due: Cents;
  /** What is handed out for a week is never brought below this. */
  floor: Cents;
}

export interface Taken<Plan> {
  plan: Plan;
  /** Above zero. */
  amount: Cents;
}

/**
 * What a run takes of each plan, in their order, without those of which nothing can be taken.
 * @param week what the whole week comes to: the floor is compared with this.
 * @param run what the run itself comes to: less than the week where some of it was paid before.
 */
function takeDue<Plan extends DuePlan>(plans: readonly Plan[], week: Cents, run: Cents): Taken<Plan>[] {
  return plans.flatMap((plan) => {
    const amount = Math.max(0, Math.min(plan.due, week - plan.floor, run));
    week -= amount;
    run -= amount;
    return amount > 0 ? [{ plan, amount }] : [];
  });
}

/** What was paid for a week before, and what it comes to. */
export interface WeekToHandOut {
  total: Cents;
  /** With runs that are void now. Below zero where more than that was taken back. */
  paidBefore: Cents;
}

export interface HandedOut<Plan> {
  taken: Taken<Plan>[];
  /** What was paid before is taken off as far as there is anything to take it off. */
  takenOff: Cents;
  net: Cents;
}

/**
 * What a week hands out: `computeRun` on the server and the pages, while someone types, have it from here. What each
 * amount is reported as is the server's affair.
 */
export function computeHandedOut<Plan extends DuePlan>(
  plans: readonly Plan[],
  { total, paidBefore }: WeekToHandOut,
): HandedOut<Plan> {
  const run = Math.max(0, total - paidBefore);
  const taken = takeDue(plans, total, run);
  return { taken, takenOff: total - run, net: taken.reduce((rest, { amount }) => rest - amount, run) };
}

export interface TakenOf {
  description: string;
  total: Cents | null;
  /** By runs that stand, before this one. */
  taken: Cents;
  due: Cents;
}

/** 'Fuel advance, $375.00 left', as the statement prints it. */
export function describeTaken({ description, total, taken, due }: TakenOf, amount: Cents): string {
  const left = computeLeft(total, taken + amount);
  if (left !== null) return `${description}, ${left === 0 ? 'nothing' : formatMoney(left)} left`;
  return due > amount ? `${description}, ${formatMoney(due - amount)} carried over` : description;
}

/** 'Paid before: $400.00. Will be deducted: Fuel advance $125.00. $875.00 will be paid out.' Null where nothing is taken off. */
export function describeHandedOut({
  taken,
  takenOff,
  net,
}: HandedOut<{ description: string }>): string | null {
  const parts = taken.map(({ plan, amount }) => `${plan.description} ${formatMoney(amount)}`);
  const texts = [
    takenOff !== 0 && `Paid before: ${formatMoney(takenOff)}.`,
    parts.length > 0 && `Will be deducted: ${parts.join(', ')}.`,
  ].filter((text) => text !== false);
  return texts.length === 0 ? null : `${texts.join(' ')} ${formatMoney(net)} will be paid out.`;
}
