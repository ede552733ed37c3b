import { expect, test } from 'vitest';
import { readDay, readPage, readWeek } from './searchParams.ts';

test.each([
  ['', 1],
  ['1', 1],
  ['12', 12],
  ['0', 1],
  ['-3', 1],
  ['2.5', 1],
  ['many', 1],
  ['1e300', 1],
])('page %j is page %i', (text, page) => expect(readPage(text)).toBe(page));

test.each([
  ['2026-11-18', '2026-11-18'],
  ['2026-02-30', null],
  ['1999-12-31', null],
  ['', null],
])('day %j is %j', (text, day) => expect(readDay(text)).toBe(day));

test.each([
  ['2026-11-18', '2026-11-16'],
  ['2026-11-16', '2026-11-16'],
  ['2000-01-07', null],
  ['2000-01-08', '2000-01-03'],
  ['2100-12-24', '2100-12-20'],
  ['2100-12-25', null],
  ['2026-02-30', null],
])('week %j is %j', (text, monday) => expect(readWeek(text)).toBe(monday));
