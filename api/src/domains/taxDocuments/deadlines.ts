/** The deadlines for a tax year. Those of the IRS and of Pennsylvania move to the next business day. Pure. */
import { addDays, type Day, toUtcMidnight, yearOf } from 'rules/days';

export interface Deadline {
  what: string;
  date: Day;
}

/** 0 for Sunday to 6 for Saturday. */
const weekday = (day: Day): number => toUtcMidnight(day).getUTCDay();

/** The third Monday of February: the only federal holiday on which a deadline can fall. */
function presidentsDay(year: number): Day {
  const first: Day = `${year}-02-01`;
  return addDays(first, ((8 - weekday(first)) % 7) + 14);
}

const isBusinessDay = (day: Day): boolean =>
  weekday(day) !== 0 && weekday(day) !== 6 && day !== presidentsDay(yearOf(day));

/** The day itself, or the first business day after it. */
export function nextBusinessDay(day: Day): Day {
  let next = day;
  while (!isBusinessDay(next)) next = addDays(next, 1);
  return next;
}

/** Month and day in the year after the tax year, in chronological order. */
const DUE: readonly [what: string, monthDay: string, moves?: 'NEVER'][] = [
  ['Form 1099-NEC to recipients and to the IRS', '01-31'],
  ['Form 1099-MISC to recipients', '01-31'],
  ['Form 945, tax withheld', '01-31'],
  ['Pennsylvania: 1099 forms and REV-1667', '01-31'],
  // Philadelphia Code 19-4004.
  ['Philadelphia: the city’s notice to its workers, with the form', '02-15', 'NEVER'],
  ['Form 1099-MISC with box 8 or 10 to recipients', '02-15'],
  ['Form 1099-MISC to the IRS on paper', '02-28'],
  ['Form 1099-MISC to the IRS electronically', '03-31'],
];

/** Everything due for the payments of a year. */
export const listDeadlines = (year: number): Deadline[] =>
  DUE.map(([what, monthDay, moves]) => {
    const day: Day = `${year + 1}-${monthDay}`;
    return { what, date: moves === 'NEVER' ? day : nextBusinessDay(day) };
  });
