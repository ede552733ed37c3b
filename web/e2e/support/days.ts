/** Calendar days in the portal's format, computed independently of the portal's own code. */

/** The calendar day in a time zone now, by this machine's clock. */
export const dayIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

/** The company's calendar day now. */
export const dayInPhiladelphia = (): string => dayIn('America/New_York');

/** The day `count` days after 'YYYY-MM-DD'. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** The Monday of the day's week. */
export function startOfWeek(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const part = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** 'Nov 16'. */
const monthDay = (day: string): string => part(day, { month: 'short', day: 'numeric' });

/** 'Nov 16 – 22, 2026'; the second month where there is one, both years where the week crosses into a new one. */
export function weekLabel(monday: string): string {
  const sunday = addDays(monday, 6);
  const [from, to] = [monday.slice(0, 4), sunday.slice(0, 4)];
  const last =
    monday.slice(0, 7) === sunday.slice(0, 7) ? part(sunday, { day: 'numeric' }) : monthDay(sunday);
  return `${monthDay(monday)}${from === to ? '' : `, ${from}`} – ${last}, ${to}`;
}
