import { expect, test } from 'vitest';
import { MAX_NUMBER_REASON } from './limits.ts';
import { findReasonIssue } from './numberReason.ts';

test.each(['tax', ' to compare it ', 'x'.repeat(MAX_NUMBER_REASON)])('%j is a reason', (reason) => {
  expect(findReasonIssue('reveal', reason)).toBeNull();
});

test.each([
  ['', 'Reason is required: say why you need the number.'],
  [' a  ', 'Reason is required: say why you need the number.'],
  ['x'.repeat(MAX_NUMBER_REASON + 1), 'Reason must have at most 300 characters.'],
  ['is it 400-11-1222?', 'Reason must not contain a taxpayer number.'],
])('%j is not a reason', (reason, message) => {
  expect(findReasonIssue('reveal', reason)).toBe(message);
});

test('each purpose has its own question', () => {
  expect(findReasonIssue('decide', '')).toBe('Reason is required: say how you know.');
});
