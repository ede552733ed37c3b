/** Payments in double entry: which account each line is of, and that debits and credits are equal. */
import { expect, test } from 'vitest';
import { bookAdvance, bookPayment, type PaidLine } from './journal.ts';

const PAYMENT = { number: '41', date: '2026-11-27', name: 'Dario Fontaine' };
const line = (
  taxClass: PaidLine['taxClass'],
  amount: number,
  planKind: PaidLine['planKind'] = null,
): PaidLine => ({ taxClass, amount, planKind });

test('each class has its account, what is taken off is a credit, and both sides are equal', () => {
  const rows = bookPayment({
    ...PAYMENT,
    amount: 108_500,
    lines: [
      line('COMPENSATION', 100_000),
      line('COMPENSATION', 50_000),
      line('REIMBURSEMENT', 8_500),
      line('DEDUCTION', -10_000, 'ADVANCE'),
      line('DEDUCTION', -2_500, 'RECURRING'),
      line('DEDUCTION', -1_000, 'OVERPAYMENT'),
      line('DEDUCTION', -500),
      line('WITHHELD', -36_000),
    ],
  });
  const common = ['Payment 41', 'Dario Fontaine'];
  expect(rows).toEqual([
    ['41', '11/27/2026', 'Contract Labor', '1500.00', '', ...common],
    ['41', '11/27/2026', 'Reimbursed Expenses', '85.00', '', ...common],
    ['41', '11/27/2026', 'Advances', '', '100.00', ...common],
    ['41', '11/27/2026', 'Overpayments', '', '15.00', ...common],
    ['41', '11/27/2026', 'Deductions', '', '25.00', ...common],
    ['41', '11/27/2026', 'Withholding', '', '360.00', ...common],
    ['41', '11/27/2026', 'Checking', '', '1085.00', ...common],
  ]);
  const side = (column: number) => rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
  expect(side(3)).toBe(side(4));
});

test('a correction that takes pay away is a credit of the same account', () => {
  expect(
    bookPayment({
      ...PAYMENT,
      amount: 500,
      lines: [line('COMPENSATION', -1_000), line('REIMBURSEMENT', 1_500)],
    }).map((row) => row.slice(2, 5)),
  ).toEqual([
    ['Contract Labor', '', '10.00'],
    ['Reimbursed Expenses', '15.00', ''],
    ['Checking', '', '5.00'],
  ]);
});

test('lines that do not come to what was paid are refused', () => {
  const lines = [line('COMPENSATION', 100)];
  expect(() => bookPayment({ ...PAYMENT, amount: 99, lines })).toThrow('its lines come to $1.00');
});

test('an advance is owed to the company until pay takes it back', () =>
  expect(bookAdvance({ ...PAYMENT, number: 'A-1', amount: 50_000 })).toEqual([
    ['A-1', '11/27/2026', 'Advances', '500.00', '', 'Advance', 'Dario Fontaine'],
    ['A-1', '11/27/2026', 'Checking', '', '500.00', 'Advance', 'Dario Fontaine'],
  ]));
