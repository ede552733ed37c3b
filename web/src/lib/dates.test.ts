import { describe, expect, it, test } from 'vitest';
import { formatDate, formatExact, formatMonth } from './dates';

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

  it('names a month', () => expect(formatMonth('2026-11')).toBe('November 2026'));
});
