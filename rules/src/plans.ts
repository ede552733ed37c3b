/**
 * Money deducted from pay week by week: an advance, a recurring deduction such as insurance, and overpayments. How much
 * of each is due in a week, and how much of it a run can take.
 *
 * A plan reduces net pay and never the reported amounts: compensation is the same with it and without it.
 */
import { addDays, type Day } from './days.ts';
import { type Cents, formatMoney } from './money.ts';
import { countWeeks, startOfWeek } from './weeks.ts';

export const PLAN_KINDS = ['ADVANCE', 'RECURRING', 'OVERPAYMENT'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** As in 'ended an advance'. */
export const PLAN_WORDS: Record<PlanKind, string> = {
  ADVANCE: 'an advance',
  RECURRING: 'a deduction',
  OVERPAYMENT: 'an overpayment',
};

/** The weekly amount from a Monday on. */
export interface PlanRate {
  firstWeek: Day;
  weekly: Cents;
}

export interface PlanTerms {
  kind: PlanKind;
  /** The total to take; null if there is no limit. */
  total: Cents | null;
  /** At least one, oldest first; the first one begins with the plan. */
  rates: readonly PlanRate[];
  /** The Monday of the last week with an amount due; null if it continues. */
  lastWeek: Day | null;
}

/** What is left of the total; null if there is no total. */
export const computeLeft = (total: Cents | null, taken: Cents): Cents | null =>
  total === null ? null : Math.max(0, total - taken);

/** A week's amount before carry-over; zero before the plan begins. */
const findWeekly = (rates: readonly PlanRate[], week: Day): Cents =>
  rates.findLast(({ firstWeek }) => firstWeek <= week)?.weekly ?? 0;

/** The sum that came due from the first week through this one. */
function computeAccrued({ rates, lastWeek }: Pick<PlanTerms, 'rates' | 'lastWeek'>, week: Day): Cents {
  const through = lastWeek !== null && lastWeek < week ? lastWeek : week;
  return rates.reduce((sum, { firstWeek, weekly }, index) => {
    const next = rates[index + 1]?.firstWeek;
    const weeks = countWeeks(firstWeek, through) - (next === undefined ? 0 : countWeeks(next, through));
    return sum + weekly * weeks;
  }, 0);
}

/**
 * The amount due with a week's run, given what valid runs have taken. For an advance it is the weekly amount until
 * nothing is left. For a recurring deduction it is everything that came due and was not taken, so amounts that the
 * floor held back, or of a week without pay, are carried over.
 */
export function computeDue(plan: PlanTerms, week: Day, taken: Cents): Cents {
  const { kind, total, rates } = plan;
  const due = kind === 'RECURRING' ? computeAccrued(plan, week) - taken : findWeekly(rates, week);
  return Math.max(0, Math.min(due, computeLeft(total, taken) ?? due));
}

/** The terms that decide how much of someone's pay is at stake. */
export type Terms = Omit<PlanTerms, 'kind'>;

const latest = (one: Day, other: Day): Day => (one > other ? one : other);

/** What comes due through the week that had not by the week before; zero if the terms before took as much. */
const countMore = (plan: Terms, before: Terms, week: Day): Cents =>
  computeAccrued(plan, week) > computeAccrued(before, week)
    ? computeAccrued(plan, week) - computeAccrued(before, addDays(week, -7))
    : 0;

/**
 * What a plan takes: its total, or else what is due with the first payroll on its terms, which includes weeks that have
 * passed. `before` are the terms that these replaced: only what is taken beyond them counts, also after their last week.
 */
export function computeAtStake(plan: Terms, today: Day, before: Terms | null = null): Cents {
  if (plan.total !== null) return before ? 0 : plan.total;
  const week = latest(plan.rates.at(-1)!.firstWeek, startOfWeek(today));
  if (!before) return computeAccrued(plan, week);
  const { lastWeek } = before;
  return Math.max(
    countMore(plan, before, week),
    lastWeek ? countMore(plan, { ...plan, lastWeek }, latest(addDays(lastWeek, 7), week)) : 0,
  );
}

export interface DuePlan {
  due: Cents;
  /** The net pay of a week never goes below this. */
  floor: Cents;
}

export interface Taken<Plan> {
  plan: Plan;
  /** Above zero. */
  amount: Cents;
}

/**
 * What a run takes for each plan, in their order, without plans for which it can take nothing.
 * @param week the pay of the whole week: the floor is compared with this.
 * @param run the pay of the run itself: less than the week if some of it was paid before.
 */
function takeDue<Plan extends DuePlan>(plans: readonly Plan[], week: Cents, run: Cents): Taken<Plan>[] {
  return plans.flatMap((plan) => {
    const amount = Math.max(0, Math.min(plan.due, week - plan.floor, run));
    week -= amount;
    run -= amount;
    return amount > 0 ? [{ plan, amount }] : [];
  });
}

/** What was paid for a week before, and the week's total. */
export interface WeekToHandOut {
  total: Cents;
  /** Includes runs that are void now. Negative where more than that was taken back. */
  paidBefore: Cents;
}

export interface HandedOut<Plan> {
  taken: Taken<Plan>[];
  /** Earlier payments are deducted as far as the pay covers them. */
  takenOff: Cents;
  net: Cents;
}

/**
 * A week's net pay: `computeRun` on the server, and the pages while someone types, use this. How each amount is
 * reported is up to the server.
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
  /** Taken by valid runs before this one. */
  taken: Cents;
  due: Cents;
}

/** 'Fuel advance, $375.00 left', as on the statement. */
export function describeTaken({ description, total, taken, due }: TakenOf, amount: Cents): string {
  const left = computeLeft(total, taken + amount);
  if (left !== null) return `${description}, ${left === 0 ? 'nothing' : formatMoney(left)} left`;
  return due > amount ? `${description}, ${formatMoney(due - amount)} carried over` : description;
}

/**
 * 'Paid before: $400.00. Will be deducted: Fuel advance $125.00. $875.00 will be paid out.' Null if nothing is
 * deducted.
 */
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
