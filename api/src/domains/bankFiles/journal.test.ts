/** Payments in double entry: which account each line is of, and that debits and credits are equal. */
import { expect, test } from 'vitest';
import { toJournal } from './journal.ts';

const PAYMENT = { number: 41, date: '2026-11-27', name: 'Dario Fontaine' };

test('each class has its account, what is taken off is a credit, and both sides are equal', () => {
  const rows = toJournal({
    ...PAYMENT,
    amount: 112_500,
    lines: [
      { taxClass: 'COMPENSATION', amount: 100_000 },
      { taxClass: 'COMPENSATION', amount: 50_000 },
      { taxClass: 'REIMBURSEMENT', amount: 8_500 },
      { taxClass: 'DEDUCTION', amount: -10_000 },
      { taxClass: 'WITHHELD', amount: -36_000 },
    ],
  });
  const common = ['Payment 41', 'Dario Fontaine'];
  expect(rows).toEqual([
    ['41', '11/27/2026', 'Contract Labor', '1500.00', '', ...common],
    ['41', '11/27/2026', 'Reimbursed Expenses', '85.00', '', ...common],
    ['41', '11/27/2026', 'Advances', '', '100.00', ...common],
    ['41', '11/27/2026', 'Withholding', '', '360.00', ...common],
    ['41', '11/27/2026', 'Checking', '', '1125.00', ...common],
  ]);
  const side = (column: number) => rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
  expect(side(3)).toBe(side(4));
});

test('a correction that takes pay away is a credit of the same account', () => {
  expect(
    toJournal({
      ...PAYMENT,
      amount: 500,
      lines: [
        { taxClass: 'COMPENSATION', amount: -1_000 },
        { taxClass: 'REIMBURSEMENT', amount: 1_500 },
      ],
    }).map((row) => row.slice(2, 5)),
  ).toEqual([
    ['Contract Labor', '', '10.00'],
    ['Reimbursed Expenses', '15.00', ''],
    ['Checking', '', '5.00'],
  ]);
});

test('lines that do not come to what was paid are refused', () => {
  const lines = [{ taxClass: 'COMPENSATION', amount: 100 } as const];
  expect(() => toJournal({ ...PAYMENT, amount: 99, lines })).toThrow('its lines come to $1.00');
});
