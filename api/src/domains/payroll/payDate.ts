/** The pay date of a week: which days are allowed, and which one is proposed. */

import { formatDay } from 'rules/dayFormats';
import { addDays, type Day } from 'rules/days';
import { WEEKDAYS, type Weekday } from 'rules/weeks';
import { ValidationError } from '../../operation/errors.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { weekPayDates } from './weekPayDate.sql.ts';

const MOST_DAYS_AHEAD = 60;

export const PAY_DATE =
  "When the week is paid: the pay date of its runs, adjustments aside; before there are any, the company's payday, or the current day if payday has passed or there is none. A future week is paid on its first day at the earliest.";

/** Throws ValidationError for a pay date before the week, or so far ahead that it must be a typo. */
export function assertPayDate(payDate: Day | null | undefined, weekStart: Day, today: Day): void {
  if (payDate == null) return;
  const last = addDays(today, MOST_DAYS_AHEAD);
  if (payDate < weekStart || payDate > last)
    throw ValidationError.of(
      'payDate',
      `Pay date must be between ${formatDay(weekStart)}, the first day of the week, and ${formatDay(last)}, ${MOST_DAYS_AHEAD} days from today.`,
    );
}

/** The pay date without any other reason. A week is not paid before it begins. */
export const defaultPayDate = (weekStart: Day, today: Day): Day => (weekStart > today ? weekStart : today);

interface PayDates {
  /** The latest pay date of the week's runs. */
  ran: Day | null;
  payday: Weekday | null;
}

/** When the week is due; null if it has no runs and the company has no payday. Pure. */
export const findDueDate = (weekStart: Day, { ran, payday }: PayDates): Day | null =>
  ran ?? (payday && addDays(weekStart, 7 + WEEKDAYS.indexOf(payday)));

/** A payday in the past cannot be met, so today is proposed instead. Pure. */
export function proposePayDate(weekStart: Day, dates: PayDates, today: Day): Day {
  const due = findDueDate(weekStart, dates);
  return due && (dates.ran || due > today) ? due : defaultPayDate(weekStart, today);
}

/** Reads what decides when the week is paid. */
export async function readPayDates(tx: RawTx, weekStart: Day): Promise<PayDates> {
  const [dates] = await rowsIn(tx, weekPayDates({ weekStart }));
  return { ran: dates?.ran ?? null, payday: dates?.payday ?? null };
}

/** The one pay date of a week, as `PAY_DATE` describes it. */
export const weekPayDate = async (tx: RawTx, weekStart: Day, today: Day): Promise<Day> =>
  proposePayDate(weekStart, await readPayDates(tx, weekStart), today);
