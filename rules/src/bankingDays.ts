/**
 * The days on which the Federal Reserve's ACH service settles: Monday to Friday, except the holidays of the Federal
 * Reserve Banks (https://www.frbservices.org/about/holiday-schedules). A holiday on a Sunday is observed on the next
 * Monday; one on a Saturday is not moved: the Friday before it is a banking day.
 */
import { addDays, type Day, getWeekday } from './days.ts';

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** The nth of a weekday in a month. */
function nth(count: number, weekday: number, year: string, month: string): Day {
  const first: Day = `${year}-${month}-01`;
  return addDays(first, ((weekday - getWeekday(first) + 7) % 7) + 7 * (count - 1));
}

/** Memorial Day. */
function lastMondayOfMay(year: string): Day {
  const last: Day = `${year}-05-31`;
  return addDays(last, -((getWeekday(last) - MONDAY + 7) % 7));
}

/** New Year's Day, Juneteenth, Independence Day, Veterans Day and Christmas Day, as observed. */
const FIXED = ['01-01', '06-19', '07-04', '11-11', '12-25'];

const observed = (day: Day): Day => (getWeekday(day) === SUNDAY ? addDays(day, 1) : day);

/** A year's holidays of the Federal Reserve Banks, unordered. */
export const listBankHolidays = (year: string): Day[] => [
  ...FIXED.map((monthDay) => observed(`${year}-${monthDay}`)),
  // Birthday of Martin Luther King, Jr., Washington's Birthday, Labor Day, Columbus Day, Thanksgiving Day.
  nth(3, MONDAY, year, '01'),
  nth(3, MONDAY, year, '02'),
  lastMondayOfMay(year),
  nth(1, MONDAY, year, '09'),
  nth(2, MONDAY, year, '10'),
  nth(4, THURSDAY, year, '11'),
];

export function isBankingDay(day: Day): boolean {
  const weekday = getWeekday(day);
  return weekday !== SUNDAY && weekday !== SATURDAY && !listBankHolidays(day.slice(0, 4)).includes(day);
}

/** The first banking day after the day. */
export function nextBankingDay(day: Day): Day {
  let next = addDays(day, 1);
  while (!isBankingDay(next)) next = addDays(next, 1);
  return next;
}
