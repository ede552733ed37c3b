/** Which days can be entered at all, and which need a confirmation, because most days of long ago are typing errors. */
import { formatDay, formatShortDay } from './dayFormats.ts';
import { addDays, type Day } from './days.ts';
import { FIRST_TAX_YEAR } from './taxYears.ts';
import { startOfWeek } from './weeks.ts';

/** The first day that can be entered if the company's *Operating since* is unknown. */
export const DEFAULT_FIRST_DAY: Day = `${FIRST_TAX_YEAR}-01-01`;

const DAYS_OF_A_YEAR = 366;

/** Why a day cannot be entered; null when it can. `first` is the first day that can be entered: *Operating since*. */
export const findEarlyIssue = (day: Day, first: Day): string | null =>
  day >= first
    ? null
    : `Choose ${formatDay(first)} or later. The company wasn’t operating before that day (Operating since).`;

/** The same for a week: a week that contains that day can be entered. */
export const findEarlyWeekIssue = (monday: Day, first: Day): string | null =>
  findEarlyIssue(monday, startOfWeek(first)) && findEarlyIssue(monday, first);

/** Why a week cannot be the first of something future; null when it can. */
export const findFarWeekIssue = (monday: Day, today: Day): string | null =>
  monday > addDays(today, DAYS_OF_A_YEAR) ? 'The first week can be at most one year from today.' : null;

interface UnusualDay {
  today: Day;
  /** The person's first day of work; null if unknown. */
  startsOn?: Day | null | undefined;
  /** Whose first day it is, as in 'Mike Carter’s first day'; by default 'your first day'. */
  name?: string | undefined;
}

/** What to confirm before the day is entered: it is long ago, or before the person began. Null for any other day. */
export function findUnusual(day: Day, { today, startsOn, name }: UnusualDay): string | null {
  if (startsOn && day < startsOn)
    return `${formatDay(day)} is before ${name ? `${name}’s` : 'your'} first day, ${formatDay(startsOn)}.`;
  return day < addDays(today, -DAYS_OF_A_YEAR) ? `${formatDay(day)} is more than a year ago.` : null;
}

/** The earliest unusual one of several days, as a message; null if none is. */
export function findUnusualOf(days: readonly Day[], of: UnusualDay): string | null {
  const first = days.toSorted()[0];
  return first === undefined ? null : findUnusual(first, of);
}

/** The warning before paying a week that is not over, with the days that are still open; null for one that is over. */
export function findOpenDays(monday: Day, today: Day): string | null {
  const sunday = addDays(monday, 6);
  if (sunday < today) return null;
  const first = today > monday ? today : monday;
  const open =
    first === sunday
      ? `${formatShortDay(sunday)} is still open`
      : `${formatShortDay(first)} to ${formatShortDay(sunday)} are still open`;
  return `This week isn’t over: ${open}. What’s logged there later is paid by Add to Pay.`;
}
