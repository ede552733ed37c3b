import { describe, expect, it, test } from 'vitest';
import {
  formatDate,
  formatDays,
  formatExact,
  formatMonth,
  fullDay,
  longDay,
  monthDay,
  shortDay,
  shortMonth,
  weekLabel,
} from './dates';

describe('dates', () => {
  test.each([
    ['2026-11-21', 'Nov 21, 2026'],
    ['2024-02-29', 'Feb 29, 2024'],
    ['2026-01-01', 'Jan 1, 2026'],
    [null, 'N/A'],
    [undefined, 'N/A'],
    ['', 'N/A'],
    ['2026-02-30', 'Invalid Date'],
    ['yesterday', 'Invalid Date'],
  ])('%s is written %s', (value, text) => {
    expect(formatDate(value)).toBe(text);
    expect(formatExact(value)).toBe(text);
  });

  it('never moves a calendar day into another zone', () => {
    expect(formatDate('2026-11-21', 'Pacific/Kiritimati')).toBe('Nov 21, 2026');
    expect(formatDate('2026-11-21', 'America/Los_Angeles')).toBe('Nov 21, 2026');
  });

  it('writes an instant where the reader is, to the second and with the zone', () => {
    const instant = '2026-11-21T03:04:05.000Z';
    expect(formatDate(instant, 'America/New_York')).toBe('Nov 20, 2026');
    expect(formatExact(instant, 'America/New_York')).toBe('Nov 20, 2026, 10:04:05 PM EST');
    expect(formatExact('2026-07-04T12:00:00Z', 'America/New_York')).toBe('Jul 4, 2026, 8:00:00 AM EDT');
  });

  test.each([
    ['2026-11-16', 'Nov 16 – 22, 2026'],
    ['2026-11-30', 'Nov 30 – Dec 6, 2026'],
    ['2026-12-28', 'Dec 28, 2026 – Jan 3, 2027'],
    ['2024-02-26', 'Feb 26 – Mar 3, 2024'],
  ])('%s is written %s', (monday, label) => expect(weekLabel(monday)).toBe(label));

  it('writes days in American order', () => {
    expect([monthDay, shortDay, longDay, fullDay].map((write) => write('2026-11-16'))).toEqual([
      'Nov 16',
      'Mon, Nov 16',
      'Mon, Nov 16, 2026',
      'November 16, 2026',
    ]);
    expect(formatDays('2026-11-16', '2026-11-16')).toBe('Nov 16, 2026');
  });

  it('names a month', () => {
    expect(formatMonth('2026-11')).toBe('November 2026');
    expect(shortMonth('2026-11')).toBe('Nov 2026');
  });
});
