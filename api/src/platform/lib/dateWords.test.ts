import { expect, test } from 'vitest';
import { formatDay, formatDays, formatInstant, longDay, shortDay, weekLabel } from './dateWords.ts';

test('days are written in American order, in any zone', () => {
  expect([formatDay, shortDay, longDay].map((write) => write('2026-11-16'))).toEqual([
    'Nov 16, 2026',
    'Mon, Nov 16',
    'Mon, Nov 16, 2026',
  ]);
});

test.each([
  ['2026-11-16', 'Nov 16 – 22, 2026'],
  ['2026-11-30', 'Nov 30 – Dec 6, 2026'],
  ['2026-12-28', 'Dec 28, 2026 – Jan 3, 2027'],
])('the week of %s is %s', (monday, label) => expect(weekLabel(monday)).toBe(label));

test('a range of one day is that day', () =>
  expect(formatDays('2026-11-16', '2026-11-16')).toBe('Nov 16, 2026'));

test('an instant is written where the company is, with plain spaces', () => {
  expect(formatInstant('2026-11-18T17:00:00Z', 'America/New_York')).toBe('Nov 18, 2026, 12:00 PM EST');
});
