/** A day's pay: a rate applies from its first day until the next one begins. */
import { addDays, type Day } from './days.ts';
import { findEarlyIssue } from './enteredDays.ts';
import type { Cents } from './money.ts';

/** Cents a day from a day on; null if the rate was removed. */
export interface RateStep {
  from: Day;
  cents: Cents | null;
}

/** A rate that begins more than this many days from now is a typing error. */
const MOST_DAYS_AHEAD = 366;

export const RATE_TOO_FAR = 'A day rate can start at most one year from today.';

/** Why no rate may start on the day; null when one may. `first` is the first day that can be entered. */
export function findRateStartIssue(day: Day, { today, first }: { today: Day; first: Day }): string | null {
  return day > addDays(today, MOST_DAYS_AHEAD) ? RATE_TOO_FAR : findEarlyIssue(day, first);
}

/** The steps, oldest first, with another one inserted: it replaces only one from the same day. */
export const insertStep = (steps: readonly RateStep[], step: RateStep): RateStep[] =>
  [...steps.filter(({ from }) => from !== step.from), step].sort((one, other) =>
    one.from.localeCompare(other.from),
  );

/**
 * The step that applies on a day; `steps` are oldest first. Days before the first step use it too, so that a rate
 * entered a week late still applies.
 */
export const findStepOn = (steps: readonly RateStep[], day: Day): RateStep | undefined =>
  steps.findLast(({ from }) => from <= day) ?? steps[0];
