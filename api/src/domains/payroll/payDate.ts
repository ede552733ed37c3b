/** On which day a week is paid, and can be. */

import { formatDay } from 'rules/dayFormats';
import { addDays, type Day } from 'rules/days';
import { WEEKDAYS, type Weekday } from 'rules/weeks';
import { ValidationError } from '../../operation/errors.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { weekPayDates } from './weekPayDate.sql.ts';

const MOST_DAYS_AHEAD = 60;

export const PAY_DATE =
  "When the week is paid: on the pay date of what has run of it; before that on the company's payday. The current day where that has passed, or there is none.";

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

/** Pure. `ran` is the latest pay date of what has run of the week. A day that has passed cannot be met: it is today then. */
export function proposePayDate(
  weekStart: Day,
  { ran, payday, today }: { ran: Day | null; payday: Weekday | null; today: Day },
): Day {
  const due = ran ?? (payday ? addDays(weekStart, 7 + WEEKDAYS.indexOf(payday)) : today);
  return due > today ? due : today;
}

/** The one pay date of a week, as `PAY_DATE` says it. */
export async function weekPayDate(tx: RawTx, weekStart: Day, today: Day): Promise<Day> {
  const [known] = await rowsIn(tx, weekPayDates({ weekStart }));
  return proposePayDate(weekStart, { ran: known?.ran ?? null, payday: known?.payday ?? null, today });
}
