import { expect, test } from 'vitest';
import { findEffectiveDayIssue } from './effectiveDay.ts';

const TODAY = '2026-11-18';

test.each([TODAY, '2026-11-19', '2026-11-27', '2026-12-18'])('money can arrive on %s', (day) =>
  expect(findEffectiveDayIssue(day, TODAY)).toBeNull(),
);

test.each([
  ['', 'Choose the day the money arrives.'],
  ['2026-11-17', 'The day the money arrives can’t be in the past.'],
  ['2026-12-19', 'The day the money arrives must be at most 30 days ahead.'],
  ['2026-11-21', 'Banks are closed on Nov 21, 2026. The next banking day is Nov 23, 2026.'],
  ['2026-11-26', 'Banks are closed on Nov 26, 2026. The next banking day is Nov 27, 2026.'],
])('but not on %j', (day, message) => expect(findEffectiveDayIssue(day, TODAY)).toBe(message));
