import { expect, test } from 'vitest';
import { readWeek } from './readWeek';

/** A Wednesday. */
const TODAY = '2026-11-25';

test.each([
  ['this week', '2026-11-23'],
  ['Last  Week', '2026-11-16'],
  ['next week', '2026-11-30'],
  ['nov 16', '2026-11-16'],
  ['Nov. 18', '2026-11-16'],
  ['november 22', '2026-11-16'],
  ['week of nov 16', '2026-11-16'],
  ['nov 18, 2024', '2024-11-18'],
  ['11/16', '2026-11-16'],
  ['11/17/25', '2025-11-17'],
  ['11/16/2026', '2026-11-16'],
  ['2026-11-18', '2026-11-16'],
  // The last one that came, unless the next is near.
  ['jan 5', '2026-01-05'],
  ['dec 20', '2026-12-14'],
  ['dec 28', '2025-12-22'],
  ['2/29', '2024-02-26'],
])('%j is the week of %s', (text, monday) => expect(readWeek(text, TODAY)).toBe(monday));

test('the days after New Year’s Eve are the coming ones', () =>
  expect(readWeek('jan 5', '2026-12-30')).toBe('2027-01-04'));

test.each([
  '',
  'week',
  'nov',
  'nov 31',
  'noon 3',
  'decade 5',
  '13/1',
  '11/0',
  '#12',
  '12',
  'Dana 12',
  '1/1/1999',
])('%j is not a week', (text) => expect(readWeek(text, TODAY)).toBeNull());
