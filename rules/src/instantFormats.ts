/** How instants, and values that may be a day or an instant, are written for people. Nothing here throws. */
import { formatDay } from './dayFormats.ts';
import { isCalendarDay } from './days.ts';
import { toPlainSpaces } from './plainSpaces.ts';

export const MISSING_DATE = 'N/A';
export const INVALID_DATE = 'Invalid Date';

type DateInput = string | null | undefined;

const DAY = { month: 'short', day: 'numeric', year: 'numeric' } as const;
const MINUTE = { ...DAY, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** A day stays unchanged; an instant is formatted in the time zone, by default the reader's. */
function write(value: DateInput, words: Intl.DateTimeFormatOptions): string {
  if (!value) return MISSING_DATE;
  if (isCalendarDay(value)) return formatDay(value);
  const date = new Date(value);
  if (Number.isNaN(date.getTime()) || /^\d{4}-\d{2}-\d{2}$/.test(value)) return INVALID_DATE;
  return toPlainSpaces(new Intl.DateTimeFormat('en-US', words).format(date));
}

/** 'Nov 21, 2026' from a day or an instant. */
export const formatDate = (value: DateInput, timeZone?: string): string => write(value, { ...DAY, timeZone });

/** 'Nov 18, 2026, 12:00 PM EST'. */
export const formatInstant = (instant: string, timeZone: string): string =>
  write(instant, { ...MINUTE, timeZone });

/** 'Nov 21, 2026, 8:04:31 AM EST': the exact time with its time zone, for tooltips and audit entries. */
export const formatExactTime = (value: DateInput, timeZone?: string): string =>
  write(value, { ...MINUTE, second: '2-digit', timeZone });
