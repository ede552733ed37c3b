/** How days, weeks and months are written for people, in American order. */
import { addDays, type Day, toUtcMidnight, yearOf } from './days.ts';
import { toPlainSpaces } from './plainSpaces.ts';

/** A calendar day is parsed and formatted in UTC: no time zone may move it to another day. */
const inUtc = (words: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...words, timeZone: 'UTC' });

// Memoized: creating a formatter takes longer than formatting fifty days.
const DAY = /* @__PURE__ */ inUtc({ month: 'short', day: 'numeric', year: 'numeric' });
const MONTH_DAY = /* @__PURE__ */ inUtc({ month: 'short', day: 'numeric' });
const SHORT_DAY = /* @__PURE__ */ inUtc({ weekday: 'short', month: 'short', day: 'numeric' });
const LONG_DAY = /* @__PURE__ */ inUtc({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
const FULL_DAY = /* @__PURE__ */ inUtc({ month: 'long', day: 'numeric', year: 'numeric' });
const MONTH = /* @__PURE__ */ inUtc({ month: 'long', year: 'numeric' });
const SHORT_MONTH = /* @__PURE__ */ inUtc({ month: 'short', year: 'numeric' });

/** 'Nov 21, 2026'. */
export const formatDay = (day: Day): string => DAY.format(toUtcMidnight(day));

/** 'Nov 16'. */
export const formatMonthDay = (day: Day): string => MONTH_DAY.format(toUtcMidnight(day));

/** 'Mon, Nov 16'. */
export const formatShortDay = (day: Day): string => SHORT_DAY.format(toUtcMidnight(day));

/** 'Mon, Nov 16, 2026'. */
export const formatLongDay = (day: Day): string => LONG_DAY.format(toUtcMidnight(day));

/** 'August 21, 2023', for running text. */
export const formatFullDay = (day: Day): string => FULL_DAY.format(toUtcMidnight(day));

/** 'Nov 16 – 22, 2026', 'Nov 30 – Dec 6, 2026', 'Dec 28, 2026 – Jan 3, 2027'; a single day is 'Nov 16, 2026'. */
export const formatDayRange = (first: Day, last: Day): string =>
  toPlainSpaces(DAY.formatRange(toUtcMidnight(first), toUtcMidnight(last)));

/** The week from a Monday to its Sunday: 'Nov 16 – 22, 2026'. */
export const formatWeek = (monday: Day): string => formatDayRange(monday, addDays(monday, 6));

/** 'November 2026' from 'YYYY-MM'. */
export const formatMonth = (month: string): string => MONTH.format(toUtcMidnight(`${month}-01`));

/** 'Q4 2026' of a day in it. */
export const formatQuarter = (day: Day): string =>
  `Q${Math.ceil(Number(day.slice(5, 7)) / 3)} ${yearOf(day)}`;

/** 'Nov 2026' from 'YYYY-MM', for the axis of a chart. */
export const formatShortMonth = (month: string): string => SHORT_MONTH.format(toUtcMidnight(`${month}-01`));
