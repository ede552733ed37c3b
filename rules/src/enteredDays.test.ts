import { expect, test } from 'vitest';
import {
  DEFAULT_FIRST_DAY,
  findEarlyIssue,
  findEarlyWeekIssue,
  findFarWeekIssue,
  findOpenDays,
  findUnusual,
  findUnusualOf,
} from './enteredDays.ts';

const FIRST = '2023-08-23';
const today = '2026-11-27';

test('a day before the company’s first one cannot be entered', () => {
  expect(findEarlyIssue('2023-08-22', FIRST)).toBe(
    'Choose Aug 23, 2023 or later. The company wasn’t operating before that day (Operating since).',
  );
  expect(findEarlyIssue(FIRST, FIRST)).toBeNull();
  expect(findEarlyIssue('2016-06-01', DEFAULT_FIRST_DAY)).toContain('Jan 1, 2020');
});

test('the week in which the company began can be entered, and none before it', () => {
  expect(findEarlyWeekIssue('2023-08-21', FIRST)).toBeNull();
  expect(findEarlyWeekIssue('2023-08-14', FIRST)).toContain('Aug 23, 2023');
});

test('nothing begins more than a year ahead', () => {
  expect(findFarWeekIssue('2027-11-22', today)).toBeNull();
  expect(findFarWeekIssue('2027-12-06', today)).toBe('The first week can be at most one year from today.');
});

test('a day of more than a year ago, or before someone’s first day, needs confirmation', () => {
  expect(findUnusual('2026-11-20', { today })).toBeNull();
  expect(findUnusual('2025-11-20', { today })).toBe('Nov 20, 2025 is more than a year ago.');
  expect(findUnusual('2026-11-02', { today, startsOn: '2026-11-09' })).toBe(
    'Nov 2, 2026 is before your first day, Nov 9, 2026.',
  );
  expect(findUnusual('2026-11-02', { today, startsOn: '2026-11-09', name: 'Mike Carter' })).toBe(
    'Nov 2, 2026 is before Mike Carter’s first day, Nov 9, 2026.',
  );
  expect(findUnusual('2026-11-09', { today, startsOn: '2026-11-09' })).toBeNull();
  expect(findUnusualOf(['2026-11-20', '2024-02-01'], { today })).toBe('Feb 1, 2024 is more than a year ago.');
  expect(findUnusualOf([], { today })).toBeNull();
});

test('a week that is not over names its open days', () => {
  const later = 'What’s logged there later is paid by Add to Pay.';
  expect(findOpenDays('2026-11-23', today)).toBe(
    `This week isn’t over: Fri, Nov 27 to Sun, Nov 29 are still open. ${later}`,
  );
  expect(findOpenDays('2026-11-23', '2026-11-29')).toBe(
    `This week isn’t over: Sun, Nov 29 is still open. ${later}`,
  );
  expect(findOpenDays('2026-11-23', '2026-11-30')).toBeNull();
});
