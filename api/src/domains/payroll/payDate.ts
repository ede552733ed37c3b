/** On which day a week can be paid. Pure. */

import { formatDay } from 'rules/dayFormats';
import { addDays, type Day } from 'rules/days';
import { ValidationError } from '../../operation/errors.ts';

const MOST_DAYS_AHEAD = 60;

/** Throws ValidationError for a pay date before the week, or so far ahead that it is a typing error. */
export function assertPayDate(payDate: Day | null | undefined, weekStart: Day, today: Day): void {
  if (payDate == null) return;
  const last = addDays(today, MOST_DAYS_AHEAD);
  if (payDate < weekStart || payDate > last)
    throw ValidationError.of(
      'payDate',
      `Pay date must be between ${formatDay(weekStart)}, the first day of the week, and ${formatDay(last)}, ${MOST_DAYS_AHEAD} days from today.`,
    );
}
