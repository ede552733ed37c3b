/** What a day is worth: a rate holds from its first day until the next one begins. */
import { addDays, type Day } from './days.ts';
import { findEarlyIssue } from './enteredDays.ts';
import type { Cents } from './money.ts';

/** Cents a day from a day on; null where the rate was removed. */
export interface RateStep {
  from: Day;
  cents: Cents | null;
}

/** A rate that begins later than this many days from now is a typing error. */
const MOST_DAYS_AHEAD = 366;

export const RATE_TOO_FAR = 'A day rate can start at most one year from today.';

/** Why no rate may start on the day; null when one may. `first` is the first day that can be entered. */
export function findRateStartIssue(day: Day, { today, first }: { today: Day; first: Day }): string | null {
  return day > addDays(today, MOST_DAYS_AHEAD) ? RATE_TOO_FAR : findEarlyIssue(day, first);
}

/** The steps, oldest first, with another one among them: it takes the place of one from the same day alone. */
export const insertStep = (steps: readonly RateStep[], step: RateStep): RateStep[] =>
  [...steps.filter(({ from }) => from !== step.from), step].sort((one, other) =>
    one.from.localeCompare(other.from),
  );

/**
 * The step that counts on a day; `steps` are oldest first. Days before the first one take that one, so that a rate
 * entered a week late still counts.
 */
export const findStepOn = (steps: readonly RateStep[], day: Day): RateStep | undefined =>
  steps.findLast(({ from }) => from <= day) ?? steps[0];
