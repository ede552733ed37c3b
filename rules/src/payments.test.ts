import { describe, expect, test } from 'vitest';
import { groupLines } from './lineGroups.ts';
import { describePaidBefore, describePayment, toReference } from './payments.ts';

const RUN = {
  payDate: '2026-12-30',
  isPaid: false,
  totalPay: 51_000,
  net: 1_000,
  before: [{ date: '2026-12-29', amount: 50_000 }],
  overpaid: 0,
};

describe('the message about a replacement', () => {
  test.each([
    [{}, 'Total pay $510.00; $500.00 was paid on Dec 29; $10.00 is still to be paid.'],
    [
      { payDate: '2027-01-06' },
      'Total pay $510.00; $500.00 was paid on Dec 29, 2026; $10.00 is still to be paid.',
    ],
    [
      { isPaid: true },
      'Total pay $510.00; $500.00 was paid on Dec 29; the other $10.00 has been paid since.',
    ],
    [{ net: 0, totalPay: 50_000 }, 'Total pay $500.00; $500.00 was paid on Dec 29; nothing is left to pay.'],
    [
      { net: 0, totalPay: 40_000, overpaid: 10_000 },
      'Total pay $400.00; $500.00 was paid on Dec 29; $100.00 too much was paid.',
    ],
    [{ before: [] }, null],
  ])('%j', (changes, words) => expect(describePaidBefore({ ...RUN, ...changes })).toBe(words));
});

test('a payment is described by its day, its method and its reference', () => {
  const date = '2026-12-29';
  expect(describePayment({ date, method: 'CHECK', reference: '1042' })).toBe(
    'Paid on Dec 29, 2026 by check 1042',
  );
  expect(describePayment({ date, method: 'ACH', reference: 'Batch 7' })).toBe(
    'Paid on Dec 29, 2026 by ACH (Batch 7)',
  );
  expect(describePayment({ date, method: 'OTHER', reference: '' })).toBe('Paid on Dec 29, 2026');
  expect(describePayment({ date, method: 'OTHER', reference: '', amount: 0 })).toBe(
    'Settled on Dec 29, 2026, with nothing left to pay',
  );
});

test('names the check of each payment, and any other reference for all', () => {
  expect([0, 1, 9].map((index) => toReference('CHECK', '0991', index))).toEqual(['0991', '0992', '1000']);
  expect(toReference('ACH', '17', 3)).toBe('17');
  expect(toReference('CHECK', 'A-17', 3)).toBe('A-17');
  expect(toReference('CHECK', '', 3)).toBe('');
});

test('lines are grouped by kind, and those that a year reports come first', () => {
  const line = (kind: string, taxClass: string, amount: number) => ({ kind, taxClass, amount });
  expect(
    groupLines([
      line('EXPENSE', 'REIMBURSEMENT', 1_000),
      line('DAY_PAY', 'COMPENSATION', 25_000),
      line('EXPENSE', 'COMPENSATION', 9_000),
      line('DAY_PAY', 'COMPENSATION', 24_000),
      line('DEDUCTION', 'DEDUCTION', -500),
    ]),
  ).toEqual([
    { label: 'Day pay', amount: 49_000 },
    { label: 'Expenses as compensation', amount: 9_000 },
    { label: 'Reimbursed expenses', amount: 1_000 },
    { label: 'Deductions', amount: -500 },
  ]);
});
