/**
 * How days, weeks and instants are written, in American order. Nothing here throws but where a calendar day is asked for:
 * what cannot be read says so in the cell.
 */

import { addDays, isDay } from './weeks';

export const MISSING_DATE = 'N/A';
export const INVALID_DATE = 'Invalid Date';

type DateInput = string | null | undefined;

// A calendar day is read as UTC noon and written in UTC: no zone may move it to its neighbor.
const calendar = (words: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...words, timeZone: 'UTC' });
const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

const DAY = { month: 'short', day: 'numeric', year: 'numeric' } as const;
const dayFormat = calendar(DAY);
const monthDayFormat = calendar({ month: 'short', day: 'numeric' });
const shortDayFormat = calendar({ weekday: 'short', month: 'short', day: 'numeric' });
const longDayFormat = calendar({ weekday: 'short', ...DAY });
const fullDayFormat = calendar({ month: 'long', day: 'numeric', year: 'numeric' });
const monthFormat = calendar({ month: 'long', year: 'numeric' });
const shortMonthFormat = calendar({ month: 'short', year: 'numeric' });

function written(value: DateInput, write: (date: Date, isCalendarDay: boolean) => string): string {
  if (!value) return MISSING_DATE;
  if (isDay(value)) return write(noonOf(value), true);
  const date = new Date(value);
  if (Number.isNaN(date.getTime()) || /^\d{4}-\d{2}-\d{2}$/.test(value)) return INVALID_DATE;
  return write(date, false);
}

/** 'Nov 21, 2026' from a calendar day or an instant; an instant is written in `timeZone`, by default the reader's. */
export function formatDate(value: DateInput, timeZone?: string): string {
  return written(value, (date, isCalendarDay) =>
    isCalendarDay
      ? dayFormat.format(date)
      : new Intl.DateTimeFormat('en-US', { ...DAY, timeZone }).format(date),
  );
}

/** 'Nov 21, 2026, 8:04:31 AM EST': the exact time with its zone, for tooltips and for audit entries. */
export function formatExact(value: DateInput, timeZone?: string): string {
  return written(value, (date, isCalendarDay) =>
    isCalendarDay
      ? dayFormat.format(date)
      : new Intl.DateTimeFormat('en-US', {
          ...DAY,
          hour: 'numeric',
          minute: '2-digit',
          second: '2-digit',
          timeZoneName: 'short',
          timeZone,
        }).format(date),
  );
}

/** 'Nov 16'. */
export const monthDay = (day: string): string => monthDayFormat.format(noonOf(day));

/** 'Mon, Nov 16'. */
export const shortDay = (day: string): string => shortDayFormat.format(noonOf(day));

/** 'Mon, Nov 16, 2026'. */
export const longDay = (day: string): string => longDayFormat.format(noonOf(day));

/** 'August 21, 2023', for running text. */
export const fullDay = (day: string): string => fullDayFormat.format(noonOf(day));

/** 'Nov 16 – 22, 2026', 'Nov 30 – Dec 6, 2026', 'Dec 28, 2026 – Jan 3, 2027'; one day alone is 'Nov 16, 2026'. */
export const formatDays = (first: string, last: string): string =>
  dayFormat.formatRange(noonOf(first), noonOf(last)).replace(/\s/g, ' ');

/** The week from a Monday to its Sunday: 'Nov 16 – 22, 2026'. */
export const weekLabel = (monday: string): string => formatDays(monday, addDays(monday, 6));

/** 'November 2026' from 'YYYY-MM'. */
export const formatMonth = (month: string): string =>
  written(`${month}-01`, (date) => monthFormat.format(date));

/** 'Nov 2026' from 'YYYY-MM', for the axis of a chart. */
export const shortMonth = (month: string): string =>
  written(`${month}-01`, (date) => shortMonthFormat.format(date));
