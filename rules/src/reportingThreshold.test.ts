import { expect, test } from 'vitest';
import { findThresholdIssue } from './reportingThreshold.ts';

test.each([200_000, 210_000, 1_000_000])('%i cents are accepted', (cents) =>
  expect(findThresholdIssue(cents)).toBeNull(),
);

test.each([
  [0, 'Threshold must be at least $2,000.00.'],
  [199_999, 'Threshold must be at least $2,000.00.'],
  [205_000, 'Threshold must be a multiple of $100.00.'],
  [1_010_000, 'Threshold must be at most $10,000.00.'],
])('%i cents cannot', (cents, message) => expect(findThresholdIssue(cents)).toBe(message));
