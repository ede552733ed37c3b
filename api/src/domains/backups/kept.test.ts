import { addDays } from 'rules/days';
import { expect, test } from 'vitest';
import { chooseKept } from './kept.ts';

const ZONE = 'America/New_York';
/** A backup at the company's 2 AM, in winter. */
const night = (day: string) => new Date(`${day}T07:00:00Z`);
const keptDays = (times: Date[]) => chooseKept(times, ZONE).map((time) => time.toISOString().slice(0, 10));

test('of two years of nights, seven days, five weeks and twelve months are kept', () => {
  // Night after night, what is left is chosen from again.
  let times: Date[] = [];
  for (let day = '2024-11-18'; day <= '2026-11-18'; day = addDays(day, 1))
    times = chooseKept([...times, night(day)], ZONE);
  expect(times.map((time) => time.toISOString().slice(0, 10))).toEqual(
    [
      ...['2026-11-18', '2026-11-17', '2026-11-16', '2026-11-15', '2026-11-14', '2026-11-13', '2026-11-12'],
      // The Sundays of the weeks before.
      ...['2026-11-08', '2026-11-01', '2026-10-25'],
      // The last days of the months before.
      ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30'],
      ...['2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
    ]
      .sort()
      .reverse(),
  );
});

test('of several on one day the newest is kept', () => {
  const morning = new Date('2026-11-18T15:00:00Z');
  expect(chooseKept([night('2026-11-18'), morning], ZONE)).toEqual([morning]);
});

test('old ones stay while no new ones are made', () => {
  expect(keptDays([night('2024-01-10'), night('2024-01-11')])).toEqual(['2024-01-11', '2024-01-10']);
});

test('the day is the company’s', () => {
  const evening = new Date('2026-11-18T03:00:00Z');
  expect(chooseKept([evening, night('2026-11-18')], ZONE)).toHaveLength(2);
});
