/** Tests days and weeks against an independent oracle: Temporal, JavaScript's own coming calendar. */
import { Temporal } from '@js-temporal/polyfill';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  addDays,
  type Day,
  FIRST_DAY,
  fromUtcMidnight,
  getDayName,
  getWeekday,
  isCalendarDay,
  isDay,
  LAST_DAY,
  toUtcMidnight,
} from './days.ts';
import { addMonths, listMondays } from './months.ts';
import { isLong, LAST_YEAR } from './testing.ts';
import {
  isCurrentWeek,
  isFutureWeek,
  isMonday,
  isPastWeek,
  listWeekDays,
  startOfSundayWeek,
  startOfWeek,
} from './weeks.ts';

const FIRST = Temporal.PlainDate.from(FIRST_DAY);
const LAST = Temporal.PlainDate.from(isLong ? LAST_DAY : `${LAST_YEAR}-12-31`);
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** More than the days around each day that are compared. */
const MARGIN = 370;

describe('every day since 2000', () => {
  /** The oracle's days in order, each computed once, with some before the first and after the last. */
  let days: Day[];
  let weekdays: number[];
  beforeAll(() => {
    const start = FIRST.subtract({ days: MARGIN });
    const count = FIRST.until(LAST).days + 1 + 2 * MARGIN;
    days = [];
    weekdays = [];
    for (let day = start; days.length < count; day = day.add({ days: 1 })) {
      days.push(day.toString());
      weekdays.push(day.dayOfWeek);
    }
  });

  /** Where our arithmetic and the oracle differ about a day. */
  function disagreements(ours: (day: Day) => unknown, oracle: (at: number) => unknown) {
    const found: string[] = [];
    for (let at = MARGIN; at < days.length - MARGIN; at += 1) {
      const [a, b] = [JSON.stringify(ours(days[at]!)), JSON.stringify(oracle(at))];
      if (a !== b) found.push(`${days[at]}: ${a} instead of ${b}`);
    }
    return found;
  }

  test('exists, survives the database, and has the right name and neighbors', () => {
    expect(
      disagreements(
        (day) => [
          isDay(day),
          fromUtcMidnight(toUtcMidnight(day)),
          addDays(day, 1),
          addDays(day, -1),
          addDays(day, 366),
          getWeekday(day),
          getDayName(day),
        ],
        (at) => [
          true,
          days[at],
          days[at + 1],
          days[at - 1],
          days[at + 366],
          weekdays[at]! % 7,
          NAMES[weekdays[at]! - 1],
        ],
      ),
    ).toEqual([]);
  });

  test('belongs to the week of its Monday and, in pay summaries, of its Sunday', () => {
    expect(
      disagreements(
        (day) => [isMonday(day), startOfWeek(day), startOfSundayWeek(day), listWeekDays(startOfWeek(day))],
        (at) => {
          const monday = at - (weekdays[at]! - 1);
          return [
            weekdays[at] === 1,
            days[monday],
            days[at - (weekdays[at]! % 7)],
            days.slice(monday, monday + 7),
          ];
        },
      ),
    ).toEqual([]);
  });
});

describe('a text', () => {
  test.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-1-1', false],
    ['', false],
    ['2026-11-21T00:00:00Z', false],
    ['1999-12-31', false],
    ['2101-01-01', false],
    ['2000-01-01', true],
    ['2100-12-31', true],
  ])('%s: accepted by the portal as a day: %s', (text, isOne) => expect(isDay(text)).toBe(isOne));

  test.each(['1999-12-31', '2101-01-01', '0050-03-01'])('%s is a calendar day', (text) =>
    expect(isCalendarDay(text)).toBe(true),
  );

  test('that looks like a day is one exactly when the day exists', () => {
    const part = (max: number, length: number) =>
      fc.integer({ min: 0, max }).map((number) => String(number).padStart(length, '0'));
    fc.assert(
      fc.property(part(2200, 4), part(15, 2), part(35, 2), (year, month, day) => {
        const text = `${year}-${month}-${day}`;
        let exists = true;
        try {
          Temporal.PlainDate.from(text);
        } catch {
          exists = false;
        }
        expect(isCalendarDay(text)).toBe(exists);
        expect(isDay(text)).toBe(exists && text >= FIRST_DAY && text <= LAST_DAY);
      }),
      { numRuns: isLong ? 20_000 : 1_000 },
    );
  });

  test('that is not a day is refused, not guessed at', () => {
    for (const compute of [
      () => addDays('2026-02-30', 1),
      () => toUtcMidnight('2026-02-30'),
      () => startOfWeek('yesterday'),
    ])
      expect(compute).toThrow(RangeError);
  });
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

test('every month shows the weeks that touch it, and knows its neighbors', () => {
  for (let month = FIRST.toPlainYearMonth(); month.year <= LAST_YEAR; month = month.add({ months: 1 })) {
    const first = month.toPlainDate({ day: 1 });
    const mondays: string[] = [];
    for (
      let monday = first.subtract({ days: first.dayOfWeek - 1 });
      Temporal.PlainYearMonth.compare(monday.toPlainYearMonth(), month) <= 0;
      monday = monday.add({ weeks: 1 })
    )
      mondays.push(monday.toString());
    expect(listMondays(month.toString())).toEqual(mondays);
    expect(addMonths(month.toString(), 1)).toBe(month.add({ months: 1 }).toString());
    expect(addMonths(month.toString(), -13)).toBe(month.subtract({ months: 13 }).toString());
  }
});
