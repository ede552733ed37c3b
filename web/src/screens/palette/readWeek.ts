/** Weeks as people type them, by their Monday: 'nov 16', '11/16', '11/16/2026', 'this week', 'last week'. */
import { addDays, type Day, isDay, yearOf } from 'rules/days';
import { startOfWeek } from 'rules/weeks';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMED: Record<string, number> = { 'this week': 0, 'last week': -7, 'next week': 7 };
/** A day without a year is the last one, or one that comes within this many days. */
const AHEAD = 28;

const pad = (number: number): string => String(number).padStart(2, '0');

/** The Monday of the week that a text means; null if it means none. */
export function readWeek(text: string, today: Day): Day | null {
  const typed = text
    .trim()
    .toLowerCase()
    .replace(/^week of /, '')
    .replace(/\s+/g, ' ');
  const offset = NAMED[typed];
  if (offset !== undefined) return startOfWeek(addDays(today, offset));
  const day = isDay(typed) ? typed : readMonthDay(typed, today);
  return day === null ? null : startOfWeek(day);
}

function readMonthDay(typed: string, today: Day): Day | null {
  const [, word, inWords, yearInWords] = /^([a-z]{3,9})\.? (\d{1,2})(?:,? (\d{4}))?$/.exec(typed) ?? [];
  const [, month, inFigures, yearInFigures] = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(typed) ?? [];
  const number = word ? findMonth(word) : Number(month);
  const day = Number(inWords ?? inFigures);
  if (!number || !day) return null;
  const year = yearInWords ?? yearInFigures;
  const inYear = (of: number | string) => `${of}-${pad(number)}-${pad(day)}`;
  if (year) return orNone(inYear(year.length === 2 ? `20${year}` : year));
  const thisYear = yearOf(today);
  // Few years have a February 29.
  const days = [1, 0, -1, -2, -3, -4].map((years) => inYear(thisYear + years));
  return days.find((each) => isDay(each) && each <= addDays(today, AHEAD)) ?? null;
}

const orNone = (day: string): Day | null => (isDay(day) ? day : null);

/** 1 for 'jan' and 'january'; 0 if it is not a month. */
const findMonth = (word: string): number =>
  MONTHS.findIndex((month) => word.startsWith(month) && FULL[MONTHS.indexOf(month)]!.startsWith(word)) + 1;

const FULL = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
