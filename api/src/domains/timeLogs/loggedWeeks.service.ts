/** A person's weeks with logged days, newest first. */
import { addDays, type Day } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import type { Range } from '../../graph/keyset.ts';
import { desc } from '../../graph/sortOrder.ts';
import type { Context } from '../../operation/context.ts';
import { batched } from '../../platform/sql/batched.ts';
import type { ScheduleDay } from './schedule.service.ts';
import { earliestDays, latestDays } from './timeLogs.sql.ts';

export interface LoggedWeek {
  /** A Monday. */
  weekStart: Day;
  /** From Monday, without days that are not logged. */
  days: ScheduleDay[];
}

export const WEEKS_NEWEST_FIRST = [desc.day('weekStart')];

const DAYS_A_WEEK = 7;

interface Bounds {
  /** Only days before the first and after the second of these. */
  before: Day | null;
  after: Day | null;
  weeks: number;
  inverted: boolean;
}

const daysOf = batched(async (context: Context, people, { before, after, weeks, inverted }: Bounds) => {
  const read = inverted ? earliestDays : latestDays;
  // Each day is logged once, so this many days are at least this many weeks, the first ones complete.
  const limit = weeks * DAYS_A_WEEK;
  return new Map(Object.entries(await context.sql.read(context, read({ people, before, after, limit }))));
});

/** A page of a person's weeks: one statement for all people of a list. */
export async function loggedWeeks(
  context: Context,
  userId: string,
  { after, before, limit, inverted }: Range,
): Promise<LoggedWeek[]> {
  const [newer, older] = [after, before].map((place) => place && String(place[0]));
  const logged = await daysOf(context, userId, {
    before: newer ?? null,
    after: older ? addDays(older, DAYS_A_WEEK - 1) : null,
    weeks: limit,
    inverted,
  });
  const weeks = new Map<Day, ScheduleDay[]>();
  for (const day of logged) {
    const monday = startOfWeek(day.date);
    weeks.set(monday, [...(weeks.get(monday) ?? []), day]);
  }
  return [...weeks].slice(0, limit).map(([weekStart, days]) => ({
    weekStart,
    days: days.toSorted((a, b) => a.date.localeCompare(b.date)),
  }));
}
