import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  addMonths,
  dayName,
  isCurrentWeek,
  isDay,
  isFutureWeek,
  isPastWeek,
  mondayOf,
  mondaysOfMonth,
  sundayStartOf,
  todayIn,
  weekOf,
} from './weeks';

describe('days', () => {
  test.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-07', 2, '2026-03-09'],
    ['2026-10-31', 2, '2026-11-02'],
    ['2024-02-29', 366, '2025-03-01'],
  ])('%s and %i days is %s', (day, count, later) => expect(addDays(day, count)).toBe(later));

  test.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
    ['2026-11-21T00:00:00Z', false],
  ])('whether %s is a day: %s', (text, answer) => expect(isDay(text)).toBe(answer));

  it('refuses what is not a day instead of guessing', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  });

  it('takes today from the reader’s own calendar', () => {
    expect(todayIn(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(todayIn(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
  });
});

describe('weeks', () => {
  test.each([
    ['2026-11-16', '2026-11-16', '2026-11-15', 'Monday'],
    ['2026-11-21', '2026-11-16', '2026-11-15', 'Saturday'],
    ['2026-11-22', '2026-11-16', '2026-11-22', 'Sunday'],
    ['2027-01-01', '2026-12-28', '2026-12-27', 'Friday'],
    ['2024-02-29', '2024-02-26', '2024-02-25', 'Thursday'],
    ['2023-01-01', '2022-12-26', '2023-01-01', 'Sunday'],
  ])('%s lies in the week of Monday %s and of Sunday %s', (day, monday, sunday, name) => {
    expect(mondayOf(day)).toBe(monday);
    expect(sundayStartOf(day)).toBe(sunday);
    expect(dayName(day)).toBe(name);
  });

  it('has seven days across a year’s end', () => {
    expect(weekOf('2026-12-28')).toEqual([
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
      '2027-01-02',
      '2027-01-03',
    ]);
  });

  test.each([
    ['2026-11-09', '2026-11-22', 'past'],
    ['2026-11-16', '2026-11-22', 'current'],
    ['2026-11-23', '2026-11-22', 'future'],
    ['2026-11-23', '2026-11-23', 'current'],
    ['2026-12-28', '2027-01-03', 'current'],
  ])('the week of %s seen from %s is %s', (monday, today, when) => {
    expect(isPastWeek(monday, today)).toBe(when === 'past');
    expect(isCurrentWeek(monday, today)).toBe(when === 'current');
    expect(isFutureWeek(monday, today)).toBe(when === 'future');
  });
});

describe('months', () => {
  test.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-01', -13, '2024-12'],
  ])('%s and %i months is %s', (month, count, later) => expect(addMonths(month, count)).toBe(later));

  it('shows every week that has a day in the month', () => {
    expect(mondaysOfMonth('2026-02')).toEqual([
      '2026-01-26',
      '2026-02-02',
      '2026-02-09',
      '2026-02-16',
      '2026-02-23',
    ]);
    expect(mondaysOfMonth('2021-02')).toEqual(['2021-02-01', '2021-02-08', '2021-02-15', '2021-02-22']);
    expect(mondaysOfMonth('2026-12').at(-1)).toBe('2026-12-28');
  });
});
