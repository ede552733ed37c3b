/**
 * The arithmetic of days and weeks against an independent oracle: Temporal, the calendar that comes into JavaScript
 * itself, here by the polyfill of its authors. Days from 2000 to 2100 are asked, every one in the long form, and "today"
 * around changes of clocks and new years, from the zone where a day begins first to the one where it ends last.
 */
import { Temporal } from '@js-temporal/polyfill';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { monthOf, weekOf, yearOf } from '../../domains/timeLogs/paySummary.ts';
import {
  addDays,
  type Day,
  FIRST_DAY,
  fromDbDate,
  isDay,
  isMonday,
  LAST_DAY,
  mondayOf,
  sundayOnOrBefore,
  toDbDate,
  todayIn,
  weekDays,
} from './dates.ts';

const LONG = Boolean(process.env.LONG);
/** Through all days of the week and, within the century, all days of the year. */
const DAYS_APART = LONG ? 1 : 5;
/** With the last years before the clocks of the United States changed on other days, and the first ones after. */
const CLOCKS_UNTIL = LONG ? '2038-01-01T00:00Z' : '2010-01-01T00:00Z';
const CLOCKS_FROM = LONG ? '2000-01-01T00:00Z' : '2004-01-01T00:00Z';
const YEARS_APART = LONG ? 1 : 10;

const plain = (day: Day) => Temporal.PlainDate.from(day);

function* manyDays(): Generator<Temporal.PlainDate> {
  const last = plain(LAST_DAY);
  for (
    let day = plain(FIRST_DAY);
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: DAYS_APART })
  )
    yield day;
  yield last;
}

/** What our arithmetic and the oracle say about a day, side by side. */
const disagreements = (ours: (day: Day) => unknown, oracle: (day: Temporal.PlainDate) => unknown) => {
  const found: string[] = [];
  for (const day of manyDays()) {
    const [a, b] = [ours(day.toString()), oracle(day)].map((value) => JSON.stringify(value));
    if (a !== b) found.push(`${day}: ${a} instead of ${b}`);
  }
  return found;
};

describe('a day from 2000 to 2100', () => {
  test('exists, survives the database, and has the neighbours it should', () => {
    expect(
      disagreements(
        (day) => [
          isDay(day),
          fromDbDate(toDbDate(day)),
          addDays(day, 1),
          addDays(day, -1),
          addDays(day, 366),
        ],
        (day) => [
          true,
          day.toString(),
          day.add({ days: 1 }).toString(),
          day.subtract({ days: 1 }).toString(),
          day.add({ days: 366 }).toString(),
        ],
      ),
    ).toEqual([]);
  });

  test('lies in the week of its Monday and, in pay summaries, of its Sunday', () => {
    expect(
      disagreements(
        (day) => [isMonday(day), mondayOf(day), sundayOnOrBefore(day), weekDays(mondayOf(day)), weekOf(day)],
        (day) => {
          const monday = day.subtract({ days: day.dayOfWeek - 1 });
          const sunday = day.subtract({ days: day.dayOfWeek % 7 });
          return [
            day.dayOfWeek === 1,
            monday.toString(),
            sunday.toString(),
            Array.from({ length: 7 }, (_, index) => monday.add({ days: index }).toString()),
            { period: `${sunday}`, startDate: `${sunday}`, endDate: `${sunday.add({ days: 6 })}` },
          ];
        },
      ),
    ).toEqual([]);
  });

  test('lies in its month and its year', () => {
    expect(
      disagreements(
        (day) => [monthOf(day), yearOf(day)],
        (day) => [
          {
            period: day.toPlainYearMonth().toString(),
            startDate: day.with({ day: 1 }).toString(),
            endDate: day.with({ day: day.daysInMonth }).toString(),
          },
          { period: String(day.year), startDate: `${day.year}-01-01`, endDate: `${day.year}-12-31` },
        ],
      ),
    ).toEqual([]);
  });

  test('is the only kind of text that is a day', () => {
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
        expect(isDay(text)).toBe(exists && text >= FIRST_DAY && text <= LAST_DAY);
      }),
      { numRuns: LONG ? 20_000 : 4_000 },
    );
  });
});

describe('today', () => {
  const ZONES = [
    'Pacific/Kiritimati',
    'Pacific/Auckland',
    'Asia/Kolkata',
    'Europe/London',
    'UTC',
    'America/St_Johns',
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'America/Los_Angeles',
    'Pacific/Honolulu',
    'Pacific/Pago_Pago',
  ];
  const oracle = (instant: Temporal.Instant, zone: string): Day =>
    instant.toZonedDateTimeISO(zone).toPlainDate().toString();
  const ours = (instant: Temporal.Instant, zone: string): Day =>
    todayIn(new Date(instant.epochMilliseconds), zone);
  const around = (instant: Temporal.Instant) =>
    [-3_600_000, -1000, -1, 0, 1, 1000, 3_600_000].map((milliseconds) => instant.add({ milliseconds }));

  test.each(ZONES)('in %s around both changes of clocks of a year', (zone) => {
    const end = Temporal.Instant.from(CLOCKS_UNTIL);
    let change = Temporal.Instant.from(CLOCKS_FROM).toZonedDateTimeISO(zone);
    for (;;) {
      const next = change.getTimeZoneTransition('next');
      if (!next || Temporal.Instant.compare(next.toInstant(), end) > 0) return;
      for (const instant of around(next.toInstant()))
        expect(`${instant} ${ours(instant, zone)}`).toBe(`${instant} ${oracle(instant, zone)}`);
      // The midnights of the day itself, which has 23 or 25 hours.
      for (const instant of [next.startOfDay(), next.startOfDay().add({ days: 1 })].flatMap((midnight) =>
        around(midnight.toInstant()),
      ))
        expect(`${instant} ${ours(instant, zone)}`).toBe(`${instant} ${oracle(instant, zone)}`);
      change = next;
    }
  });

  test.each(ZONES)('in %s around a new year', (zone) => {
    for (let year = 2000; year <= 2100; year += YEARS_APART) {
      const midnight = Temporal.ZonedDateTime.from(`${year}-01-01T00:00[${zone}]`).toInstant();
      for (const instant of around(midnight))
        expect(`${instant} ${ours(instant, zone)}`).toBe(`${instant} ${oracle(instant, zone)}`);
    }
  });

  test('at any other moment', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-02'), max: new Date('2100-12-30'), noInvalidDate: true }),
        fc.constantFrom(...ZONES),
        (date, zone) => {
          const instant = Temporal.Instant.fromEpochMilliseconds(date.getTime());
          expect(ours(instant, zone)).toBe(oracle(instant, zone));
        },
      ),
      { numRuns: LONG ? 2_000 : 500 },
    );
  });
});
