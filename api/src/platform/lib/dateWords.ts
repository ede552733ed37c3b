/** How days, weeks and instants are written for people, in American order: on documents, in sentences, in names of reports. */
import { addDays, type Day, toDbDate } from './dates.ts';

const calendar = (words: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...words, timeZone: 'UTC' });

const DAY = { month: 'short', day: 'numeric', year: 'numeric' } as const;
const dayFormat = calendar(DAY);
const shortDayFormat = calendar({ weekday: 'short', month: 'short', day: 'numeric' });
const longDayFormat = calendar({ weekday: 'short', ...DAY });

/** Plain spaces, which every font of a PDF has, for the narrow ones of newer locale data. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

/** 'Nov 21, 2026'. */
export const formatDay = (day: Day): string => dayFormat.format(toDbDate(day));

/** 'Mon, Nov 16'. */
export const shortDay = (day: Day): string => shortDayFormat.format(toDbDate(day));

/** 'Mon, Nov 16, 2026'. */
export const longDay = (day: Day): string => longDayFormat.format(toDbDate(day));

/** 'Nov 16 – 22, 2026', 'Nov 30 – Dec 6, 2026', 'Dec 28, 2026 – Jan 3, 2027'; one day alone is 'Nov 16, 2026'. */
export const formatDays = (first: Day, last: Day): string =>
  plain(dayFormat.formatRange(toDbDate(first), toDbDate(last)));

/** The week from a Monday to its Sunday: 'Nov 16 – 22, 2026'. */
export const weekLabel = (monday: Day): string => formatDays(monday, addDays(monday, 6));

/** 'Nov 18, 2026, 12:00 PM EST'. */
export const formatInstant = (instant: string, timeZone: string): string =>
  plain(
    new Intl.DateTimeFormat('en-US', {
      ...DAY,
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    }).format(new Date(instant)),
  );
