import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EXPENSE_CATEGORY_NAMES } from './expenses.ts';
import { classifyExpense, explainCompensation, toLines } from './payLines.ts';

const expense = (expenses: number, notes = 'Tolls on I-95', more = {}) => ({ expenses, notes, ...more });

describe('an expense', () => {
  test('with a purpose is reimbursed below $75.00', () => {
    expect(classifyExpense(expense(7_499))).toBe('REIMBURSEMENT');
    expect(classifyExpense(expense(7_500))).toBe('COMPENSATION');
  });

  test('without a purpose is compensation, however small, even with a receipt', () => {
    expect(classifyExpense(expense(1, ' \n'))).toBe('COMPENSATION');
    expect(classifyExpense(expense(1, '', { hasReceipt: true, category: 'FUEL' }))).toBe('COMPENSATION');
    expect(explainCompensation(expense(1, ''))).toMatch(/^Without a purpose, this counts as compensation/);
  });

  test('for lodging needs a receipt at any price', () => {
    expect(classifyExpense(expense(100, 'Motel', { category: 'LODGING' }))).toBe('COMPENSATION');
    expect(classifyExpense(expense(100, 'Motel', { category: 'LODGING', hasReceipt: true }))).toBe(
      'REIMBURSEMENT',
    );
  });

  test('of $75.00 and more is reimbursed with a receipt', () => {
    expect(classifyExpense(expense(12_000, 'Lumper', { hasReceipt: true }))).toBe('REIMBURSEMENT');
    expect(explainCompensation(expense(12_000))).toMatch(/^\$75\.00 or more without a receipt/);
  });

  test('of zero needs no explanation', () => expect(explainCompensation(expense(0, ''))).toBeNull());
});

test('the lines of a day add up to its pay, and each has an amount', () =>
  fc.assert(
    fc.property(
      fc.record({
        pay: fc.nat(9_999_999),
        expenses: fc.nat(9_999_999),
        notes: fc.constantFrom('', ' ', 'Scale'),
        category: fc.option(fc.constantFrom(...EXPENSE_CATEGORY_NAMES)),
      }),
      (day) => {
        const lines = toLines({ date: '2026-11-16', ...day });
        const sum = (kind: string) =>
          lines.filter((line) => line.kind === kind).reduce((total, { amount }) => total + amount, 0);
        expect([sum('DAY_PAY'), sum('EXPENSE')]).toEqual([day.pay, day.expenses]);
        expect(lines.every(({ amount }) => amount > 0)).toBe(true);
      },
    ),
  ));

test('an expense with a purpose and no category is of the kind other; without either it has no kind', () => {
  const day = { date: '2026-11-16', pay: 0, expenses: 500 };
  expect(toLines({ ...day, notes: ' Scale ' })).toEqual([
    {
      kind: 'EXPENSE',
      taxClass: 'REIMBURSEMENT',
      amount: 500,
      date: '2026-11-16',
      category: 'OTHER',
      description: 'Scale',
    },
  ]);
  expect(toLines({ ...day, notes: '' })[0]).toMatchObject({ category: null, taxClass: 'COMPENSATION' });
  expect(toLines({ ...day, notes: 'Diesel', category: 'FUEL' })[0]).toMatchObject({ category: 'FUEL' });
});
