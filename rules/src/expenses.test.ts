import { expect, test } from 'vitest';
import {
  AMOUNT_NOT_POSITIVE,
  AMOUNT_TOO_LARGE,
  findAmountIssue,
  findReceiptDayIssue,
  isAccountedFor,
  needsReceipt,
  receiptNeededMessage,
} from './expenses.ts';

test.each([
  ['FUEL', 7_499, false],
  ['FUEL', 7_500, true],
  ['OTHER', 7_501, true],
  ['LODGING', 1, true],
] as const)('%s of %i cents: needs a receipt: %s', (category, amount, expected) => {
  expect(needsReceipt({ category, amount })).toBe(expected);
});

test('an expense is accounted for with a purpose, an approval and the receipt it needs', () => {
  const toll = {
    category: 'TOLLS',
    amount: 1_250,
    purpose: 'Turnpike',
    hasReceipt: false,
    isApproved: true,
  } as const;
  expect(isAccountedFor(toll)).toBe(true);
  expect(isAccountedFor({ ...toll, purpose: '  ' })).toBe(false);
  expect(isAccountedFor({ ...toll, isApproved: false })).toBe(false);
  expect(isAccountedFor({ ...toll, amount: 7_500 })).toBe(false);
  expect(isAccountedFor({ ...toll, amount: 7_500, hasReceipt: true })).toBe(true);
  expect(isAccountedFor({ ...toll, category: 'LODGING' })).toBe(false);
});

test('messages name the rule that applies', () => {
  expect(receiptNeededMessage({ category: 'LODGING' })).toContain('Lodging');
  expect(receiptNeededMessage({ category: 'FUEL' })).toContain('$75.00');
});

test('amounts are above zero and fit the column', () => {
  expect(findAmountIssue(0)).toBe(AMOUNT_NOT_POSITIVE);
  expect(findAmountIssue(1)).toBeNull();
  expect(findAmountIssue(9_999_999)).toBeNull();
  expect(findAmountIssue(10_000_000)).toBe(AMOUNT_TOO_LARGE);
});

test('days are not in the future and at most a year old', () => {
  expect(findReceiptDayIssue('2026-11-18', '2026-11-18')).toBeNull();
  expect(findReceiptDayIssue('2026-11-19', '2026-11-18')).toContain('future');
  expect(findReceiptDayIssue('2025-11-17', '2026-11-18')).toBeNull();
  expect(findReceiptDayIssue('2025-11-16', '2026-11-18')).toContain('one year');
});
