import { describe, expect, test } from 'vitest';
import { isBankingDay, listBankHolidays, nextBankingDay } from './bankingDays.ts';
import { addDays, getWeekday } from './days.ts';
import { LAST_YEAR } from './testing.ts';

/** As published by the Federal Reserve Banks. */
const PUBLISHED: Record<string, string[]> = {
  '2025': [
    ...['2025-01-01', '2025-01-20', '2025-02-17', '2025-05-26', '2025-06-19', '2025-07-04'],
    ...['2025-09-01', '2025-10-13', '2025-11-11', '2025-11-27', '2025-12-25'],
  ],
  // July 4 is a Saturday, when they are closed anyway.
  '2026': [
    ...['2026-01-01', '2026-01-19', '2026-02-16', '2026-05-25', '2026-06-19', '2026-07-04'],
    ...['2026-09-07', '2026-10-12', '2026-11-11', '2026-11-26', '2026-12-25'],
  ],
  // July 4 is a Sunday, June 19 and December 25 are Saturdays.
  '2027': [
    ...['2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-19', '2027-07-05'],
    ...['2027-09-06', '2027-10-11', '2027-11-11', '2027-11-25', '2027-12-25'],
  ],
};

describe('the holidays of the Federal Reserve Banks', () => {
  test.each(Object.keys(PUBLISHED))('are those published for %s', (year) =>
    expect(listBankHolidays(year).sort()).toEqual(PUBLISHED[year]),
  );

  test('the Friday before a holiday on a Saturday is a banking day, the Monday after one on a Sunday is not', () => {
    expect(isBankingDay('2026-07-03')).toBe(true);
    expect(isBankingDay('2027-07-05')).toBe(false);
    expect(isBankingDay('2022-12-26')).toBe(false);
    expect(isBankingDay('2021-12-31')).toBe(true);
    expect(isBankingDay('2023-01-02')).toBe(false);
  });
});

test.each([
  ['a weekday', '2026-11-17', '2026-11-18'],
  ['a Friday', '2026-11-20', '2026-11-23'],
  ['the day before Thanksgiving', '2026-11-25', '2026-11-27'],
  ['the last day of a year', '2026-12-31', '2027-01-04'],
])('the next banking day after %s', (_what, day, next) => expect(nextBankingDay(day)).toBe(next));

test('a year has nine to eleven holidays on weekdays', () => {
  for (let year = 2000; year <= LAST_YEAR; year++) {
    const weekdays = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index)).filter(
      (day) => day.startsWith(String(year)) && getWeekday(day) !== 0 && getWeekday(day) !== 6,
    );
    const closed = weekdays.filter((day) => !isBankingDay(day)).length;
    expect(closed, String(year)).toBeGreaterThanOrEqual(9);
    expect(closed, String(year)).toBeLessThanOrEqual(11);
  }
});
