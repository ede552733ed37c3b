/** Converts between days and instants in a time zone. */
import type { Day } from './days.ts';

const MINUTE_MS = 60_000;

/**
 * Memoized per zone, as creating a formatter takes longer than formatting fifty days; with the last day, which is kept
 * for a minute.
 */
const CALENDARS = new Map<string, { format: Intl.DateTimeFormat; minute: number; day: Day }>();

/** The calendar day of an instant in a time zone, as in `todayIn(new Date(), 'America/New_York')`. */
export function todayIn(instant: Date, timeZone: string): Day {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  const known = CALENDARS.get(timeZone);
  if (known?.minute === minute) return known.day;
  // The Swedish locale writes dates as ISO 8601 does.
  const format = known?.format ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  const day = format.format(instant);
  CALENDARS.set(timeZone, { format, minute, day });
  return day;
}

/** Today in the reader's own calendar, or the day of `now` there. */
export function todayHere(now = new Date()): Day {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** Memoized per zone: creating a clock takes longer than fifty readings. */
const CLOCKS = new Map<string, Intl.DateTimeFormat>();

function findClock(timeZone: string): Intl.DateTimeFormat {
  let clock = CLOCKS.get(timeZone);
  // The Swedish locale writes dates as ISO 8601 does, except for the T.
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  CLOCKS.set(timeZone, clock);
  return clock;
}

/** How far the zone's clocks are ahead of UTC at the instant, in milliseconds. */
const offsetAt = (instant: number, timeZone: string): number =>
  Date.parse(`${findClock(timeZone).format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;

/** The first instant of the day in the zone, also on days when the clocks change. */
export function startOfDay(day: Day, timeZone: string): Date {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  const guess = midnightUtc - offsetAt(midnightUtc, timeZone);
  return new Date(midnightUtc - offsetAt(guess, timeZone));
}
