/** How days and instants are written. Nothing here throws: what cannot be read says so in the cell. */

import { isDay } from './weeks';

export const MISSING_DATE = 'N/A';
export const INVALID_DATE = 'Invalid Date';

type DateInput = string | null | undefined;

// A calendar day is read as UTC noon and written in UTC: no zone may move it to its neighbour.
const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

function written(value: DateInput, write: (date: Date, isCalendarDay: boolean) => string): string {
  if (!value) return MISSING_DATE;
  if (isDay(value)) return write(new Date(`${value}T12:00:00Z`), true);
  const date = new Date(value);
  if (Number.isNaN(date.getTime()) || /^\d{4}-\d{2}-\d{2}$/.test(value)) return INVALID_DATE;
  return write(date, false);
}

/** 'Nov 21, 2026' from a calendar day or an instant; an instant is written in `timeZone`, by default the reader's. */
export function formatDate(value: DateInput, timeZone?: string): string {
  return written(value, (date, isCalendarDay) =>
    isCalendarDay
      ? dayFormat.format(date)
      : new Intl.DateTimeFormat('en-US', {
          month: 'short',
          day: 'numeric',
          year: 'numeric',
          timeZone,
        }).format(date),
  );
}

/** 'Nov 21, 2026, 8:04:31 AM EST': the exact time with its zone, for tooltips and for audit entries. */
export function formatExact(value: DateInput, timeZone?: string): string {
  return written(value, (date, isCalendarDay) =>
    isCalendarDay
      ? dayFormat.format(date)
      : new Intl.DateTimeFormat('en-US', {
          month: 'short',
          day: 'numeric',
          year: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
          second: '2-digit',
          timeZoneName: 'short',
          timeZone,
        }).format(date),
  );
}

/** 'November 2026' from 'YYYY-MM'. */
export function formatMonth(month: string): string {
  return written(`${month}-01`, (date) =>
    new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date),
  );
}
