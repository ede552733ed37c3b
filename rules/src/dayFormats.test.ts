import { Temporal } from '@js-temporal/polyfill';
import { expect, test } from 'vitest';
import {
  formatDay,
  formatDayRange,
  formatFullDay,
  formatLongDay,
  formatMonth,
  formatMonthDay,
  formatQuarter,
  formatShortDay,
  formatShortMonth,
  formatWeek,
} from './dayFormats.ts';
import { LAST_YEAR } from './testing.ts';

test('days are written in American order, in any time zone', () => {
  const formats = [formatDay, formatMonthDay, formatShortDay, formatLongDay, formatFullDay];
  expect(formats.map((format) => format('2026-11-16'))).toEqual([
    'Nov 16, 2026',
    'Nov 16',
    'Mon, Nov 16',
    'Mon, Nov 16, 2026',
    'November 16, 2026',
  ]);
});

test.each([
  ['2026-11-16', 'Nov 16 – 22, 2026'],
  ['2026-11-30', 'Nov 30 – Dec 6, 2026'],
  ['2026-12-28', 'Dec 28, 2026 – Jan 3, 2027'],
  ['2024-02-26', 'Feb 26 – Mar 3, 2024'],
])('the week of %s is %s', (monday, label) => expect(formatWeek(monday)).toBe(label));

test('a range of one day is that day', () =>
  expect(formatDayRange('2026-11-16', '2026-11-16')).toBe('Nov 16, 2026'));

test('a month has a long and a short name', () => {
  expect(formatMonth('2026-11')).toBe('November 2026');
  expect(formatShortMonth('2026-11')).toBe('Nov 2026');
});

test.each([
  ['2026-01-01', 'Q1 2026'],
  ['2026-09-30', 'Q3 2026'],
  ['2026-10-01', 'Q4 2026'],
])('%s is in %s', (day, quarter) => expect(formatQuarter(day)).toBe(quarter));

test('every week is labeled by its Monday and its Sunday', () => {
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  for (
    let monday = Temporal.PlainDate.from('2000-01-03');
    monday.year <= LAST_YEAR;
    monday = monday.add({ weeks: 1 })
  ) {
    const sunday = monday.add({ days: 6 });
    const year = monday.year === sunday.year ? '' : `, ${monday.year}`;
    const last = monday.month === sunday.month ? '' : `${months[sunday.month - 1]} `;
    expect(formatWeek(monday.toString())).toBe(
      `${months[monday.month - 1]} ${monday.day}${year} – ${last}${sunday.day}, ${sunday.year}`,
    );
  }
});
