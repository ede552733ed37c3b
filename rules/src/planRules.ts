/** What a plan needs before anything is deducted for it. The form and the server share these rules. */
import { formatDay } from './dayFormats.ts';
import { addDays, type Day } from './days.ts';
import { DEFAULT_FIRST_DAY, findEarlyIssue, findEarlyWeekIssue, findFarWeekIssue } from './enteredDays.ts';
import { type Cents, formatMoney, MAX_DAY_CENTS } from './money.ts';
import type { PaymentMethod } from './payments.ts';
import type { PlanKind } from './plans.ts';
import { isMonday, startOfWeek } from './weeks.ts';

/** Characters of a plan's purpose, of who agreed to it, and of a note or a reason. */
export const MAX_PLAN_DESCRIPTION = 200;
export const MAX_AGREED_BY = 200;
export const MAX_PLAN_NOTE = 500;
export const MAX_PLAN_REFERENCE = 100;

/** The largest total: $999,999.99. */
export const MAX_PLAN_CENTS: Cents = 99_999_999;

/** How many weeks back a recurring deduction can begin: the amounts due since then are deducted at once. */
export const MAX_WEEKS_BACK = 12;

export interface PlanToCheck {
  kind: PlanKind;
  description: string;
  total: Cents | null;
  weekly: Cents;
  firstWeek: Day;
  lastWeek: Day | null;
  floor: Cents;
  agreedBy: string;
  agreedOn: Day;
  agreementNote: string;
  givenOn: Day | null;
  method: PaymentMethod | null;
  reference: string;
  /** For an advance given before the portal was in use: the day on which its total was still owed. */
  carriedOverOn?: Day | null;
}

export interface PlanIssue {
  field: keyof PlanToCheck;
  message: string;
}

type Issues = (PlanIssue | false)[];

const tooLong = (field: keyof PlanToCheck, name: string, text: string, most: number): Issues[number] =>
  text.length > most && { field, message: `${name} must be at most ${most} characters.` };

/** An amount above zero; as a message for the field. */
function findAmountIssue(name: string, cents: Cents, most: Cents = MAX_PLAN_CENTS): string | null {
  if (cents <= 0) return `${name} must be above $0.00.`;
  return cents > most ? `${name} must be at most ${formatMoney(most)}.` : null;
}

const findFloorIssue = (floor: Cents): string | null =>
  floor < 0 || floor > MAX_PLAN_CENTS
    ? `The floor must be between $0.00 and ${formatMoney(MAX_PLAN_CENTS)}.`
    : null;

const findLastWeekIssue = (kind: PlanKind, firstWeek: Day, lastWeek: Day | null): string | null => {
  if (lastWeek === null) return null;
  if (kind !== 'RECURRING') return 'An advance is taken back until nothing is left, so it has no last week.';
  if (!isMonday(lastWeek)) return 'Choose the Monday of the last week.';
  return lastWeek < firstWeek ? 'The last week can’t be before the first one.' : null;
};

const named = (field: keyof PlanToCheck, message: string | null): Issues[number] =>
  message !== null && { field, message };

const kept = (issues: Issues): PlanIssue[] => issues.filter((issue) => issue !== false);

/** An advance that was handed out: when and how. One handed out before the portal was used has neither. */
function findGivenIssues(plan: PlanToCheck, today: Day): Issues {
  const { kind, total, weekly, givenOn, method, carriedOverOn } = plan;
  if (carriedOverOn) return [];
  if (kind !== 'ADVANCE')
    return [
      named('givenOn', givenOn && 'Only an advance has a date it was given on.'),
      named('method', method && 'Only an advance has a payment method.'),
      kind === 'RECURRING' &&
        total !== null &&
        total < weekly && { field: 'total', message: 'The total can’t be below the weekly amount.' },
    ];
  return [
    givenOn === null && { field: 'givenOn', message: 'Enter the day the advance was given.' },
    givenOn !== null &&
      givenOn > today && {
        field: 'givenOn',
        message: 'Enter an advance after the money goes out: choose today or earlier.',
      },
    method === null && { field: 'method', message: 'Choose how the advance was given.' },
  ];
}

/**
 * The issues of a new plan, each with its field; empty if it is complete. `first` is the first day that can be entered.
 */
export function findPlanIssues(plan: PlanToCheck, today: Day, first = DEFAULT_FIRST_DAY): PlanIssue[] {
  const { kind, total, weekly, firstWeek, agreedBy, agreedOn } = plan;
  return kept([
    plan.description.trim() === '' && { field: 'description', message: 'Enter what it’s for.' },
    tooLong('description', 'The description', plan.description, MAX_PLAN_DESCRIPTION),
    kind !== 'RECURRING' && total === null && { field: 'total', message: 'Enter the amount advanced.' },
    named('total', total === null ? null : findAmountIssue('The total', total)),
    named('weekly', findAmountIssue('The weekly amount', weekly, MAX_DAY_CENTS)),
    !isMonday(firstWeek) && { field: 'firstWeek', message: 'Choose the Monday of the first week.' },
    kind === 'RECURRING' &&
      firstWeek < addDays(startOfWeek(today), -7 * MAX_WEEKS_BACK) && {
        field: 'firstWeek',
        message: `A deduction can start at most ${MAX_WEEKS_BACK} weeks ago. Everything due since then is taken at once.`,
      },
    named('firstWeek', findFarWeekIssue(firstWeek, today) ?? findEarlyWeekIssue(firstWeek, first)),
    named('lastWeek', findLastWeekIssue(kind, firstWeek, plan.lastWeek)),
    named('floor', findFloorIssue(plan.floor)),
    agreedBy.trim() === '' && {
      field: 'agreedBy',
      message: 'Enter who agreed in writing. Nothing can be deducted without it.',
    },
    tooLong('agreedBy', 'The name', agreedBy, MAX_AGREED_BY),
    agreedOn > today && { field: 'agreedOn', message: 'The agreement can’t be from a future day.' },
    tooLong('agreementNote', 'The note', plan.agreementNote, MAX_PLAN_NOTE),
    ...findGivenIssues(plan, today),
    named('givenOn', plan.givenOn && findEarlyIssue(plan.givenOn, first)),
    tooLong('reference', 'The reference', plan.reference, MAX_PLAN_REFERENCE),
  ]);
}

export interface RepaymentToCheck {
  amount: Cents;
  date: Day;
  reference: string;
}

/** The issues of a repayment of an advance, each with its field; empty if it is valid. */
export const findRepaymentIssues = (
  { amount, date, reference }: RepaymentToCheck,
  { left, givenOn }: { left: Cents; givenOn: Day },
  today: Day,
): { field: keyof RepaymentToCheck; message: string }[] =>
  [
    amount <= 0 && { field: 'amount' as const, message: 'The amount must be above $0.00.' },
    amount > left && { field: 'amount' as const, message: `Only ${formatMoney(left)} is still owed.` },
    date > today && {
      field: 'date' as const,
      message: 'Record it after the money comes in: choose today or earlier.',
    },
    date < givenOn && {
      field: 'date' as const,
      message: `The advance is from ${formatDay(givenOn)}, so it can’t have been paid back before that.`,
    },
    reference.length > MAX_PLAN_REFERENCE && {
      field: 'reference' as const,
      message: `The reference must be at most ${MAX_PLAN_REFERENCE} characters.`,
    },
  ].filter((issue) => issue !== false);

/** The terms of a plan that can be changed. */
export type ChangedTerms = Pick<PlanToCheck, 'weekly' | 'floor' | 'lastWeek'>;

/** The issues of new terms for an existing plan. */
export const findTermsIssues = (
  { kind, firstWeek }: Pick<PlanToCheck, 'kind' | 'firstWeek'>,
  { weekly, floor, lastWeek }: ChangedTerms,
): PlanIssue[] =>
  kept([
    named('weekly', findAmountIssue('The weekly amount', weekly, MAX_DAY_CENTS)),
    named('floor', findFloorIssue(floor)),
    named('lastWeek', findLastWeekIssue(kind, firstWeek, lastWeek)),
  ]);
