import { describe, expect, test } from 'vitest';
import { formatDate, formatExactTime, formatInstant } from './instantFormats.ts';

test.each([
  ['2026-11-21', 'Nov 21, 2026'],
  ['2024-02-29', 'Feb 29, 2024'],
  ['2026-01-01', 'Jan 1, 2026'],
  ['1999-12-31', 'Dec 31, 1999'],
  [null, 'N/A'],
  [undefined, 'N/A'],
  ['', 'N/A'],
  ['2026-02-30', 'Invalid Date'],
  ['yesterday', 'Invalid Date'],
])('%s is written %s', (value, text) => {
  expect(formatDate(value)).toBe(text);
  expect(formatExactTime(value)).toBe(text);
});

test('a day never moves into another time zone', () => {
  for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles'])
    expect(formatDate('2026-11-21', zone)).toBe('Nov 21, 2026');
});

describe('an instant', () => {
  const instant = '2026-11-21T03:04:05.000Z';

  test('is written in a time zone, with plain spaces', () => {
    expect(formatDate(instant, 'America/New_York')).toBe('Nov 20, 2026');
    expect(formatExactTime(instant, 'America/New_York')).toBe('Nov 20, 2026, 10:04:05 PM EST');
    expect(formatExactTime('2026-07-04T12:00:00Z', 'America/New_York')).toBe('Jul 4, 2026, 8:00:00 AM EDT');
    expect(formatInstant('2026-11-18T17:00:00Z', 'America/New_York')).toBe('Nov 18, 2026, 12:00 PM EST');
  });

  test('is written in the reader’s time zone if none is named', () => {
    expect(formatExactTime(instant)).toBe('Nov 20, 2026, 7:04:05 PM PST');
  });
});
