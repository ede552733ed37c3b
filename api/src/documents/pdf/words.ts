/** How days, weeks and instants are written on documents: as on the screens. */
import { addDays, type Day, toDbDate } from '../../lib/dates.ts';
import { type Cents, formatMoney } from '../../lib/money.ts';

const part = (day: Day, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(toDbDate(day));

/** 'Nov 21, 2026'. */
export const formatDay = (day: Day): string => part(day, { month: 'short', day: 'numeric', year: 'numeric' });

/** 'Mon 16 Nov'. */
export const shortDay = (day: Day): string =>
  `${part(day, { weekday: 'short' })} ${Number(day.slice(8))} ${part(day, { month: 'short' })}`;

/** 'Mon 16 Nov 2026'. */
export const longDay = (day: Day): string => `${shortDay(day)} ${day.slice(0, 4)}`;

/** 'Mon 16 Nov – Sun 22 Nov 2026'; both years where the week crosses into a new one. */
export function weekLabel(monday: Day): string {
  const sunday = addDays(monday, 6);
  const first = monday.slice(0, 4) === sunday.slice(0, 4) ? shortDay(monday) : longDay(monday);
  return `${first} – ${longDay(sunday)}`;
}

/** 'Nov 18, 2026, 12:00 PM EST', with plain spaces, which every font has. */
export const formatInstant = (instant: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
    .format(new Date(instant))
    .replace(/\s/g, ' ');

/** '$1,234.50', and a dash where there is nothing. */
export const moneyOrDash = (cents: Cents | null): string => (cents ? formatMoney(cents) : '–');

/** The sentence with its full stop, once. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
