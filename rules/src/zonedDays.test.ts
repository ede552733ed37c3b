/**
 * Tests days in time zones against an independent oracle: Temporal, here the polyfill of its authors. Computes "today"
 * around clock changes and new years, from the zone where a day begins first to the one where it ends last.
 */
import { Temporal } from '@js-temporal/polyfill';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Day } from './days.ts';
import { isLong } from './testing.ts';
import { startOfDay, todayHere, todayIn } from './zonedDays.ts';

/** Includes the last years before the US rules for clock changes were amended, and the first ones after. */
const CLOCKS_UNTIL = isLong ? '2038-01-01T00:00Z' : '2010-01-01T00:00Z';
const CLOCKS_FROM = isLong ? '2000-01-01T00:00Z' : '2004-01-01T00:00Z';
const YEARS_APART = isLong ? 1 : 10;

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

  test.each(ZONES)('in %s around both clock changes of a year', (zone) => {
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
      { numRuns: isLong ? 2_000 : 500 },
    );
  });
});

test('today comes from the reader’s own calendar', () => {
  expect(todayHere(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(todayHere(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05');
});

test.each([
  ['2026-11-18', 'America/New_York', '2026-11-18T05:00:00.000Z'],
  ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
  // The clocks change on these days, after the day has begun.
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  ['2026-11-02', 'America/New_York', '2026-11-02T05:00:00.000Z'],
  ['2026-01-01', 'UTC', '2026-01-01T00:00:00.000Z'],
  ['2026-01-01', 'Asia/Kolkata', '2025-12-31T18:30:00.000Z'],
  ['2026-01-01', 'Pacific/Kiritimati', '2025-12-31T10:00:00.000Z'],
  ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00.000Z'],
])('%s begins in %s at %s', (day, zone, instant) => {
  expect(startOfDay(day, zone).toISOString()).toBe(instant);
});

test('every day of two years begins where the previous day ends', () => {
  for (const zone of ['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Pacific/Kiritimati'])
    for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2028, 0, 1); time += 86_400_000) {
      const day = new Date(time).toISOString().slice(0, 10);
      const start = startOfDay(day, zone);
      expect(todayIn(start, zone)).toBe(day);
      expect(todayIn(new Date(start.getTime() - 1), zone)).not.toBe(day);
    }
});
