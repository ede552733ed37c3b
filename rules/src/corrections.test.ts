import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeDifferences, type DayAsPaid, describeCorrection, sumDifferences } from './corrections.ts';

const MON = '2026-12-21';
const TUE = '2026-12-22';
const nothing = { pay: 0, compensated: 0, reimbursed: 0 };

test('lists only the amounts that change, and pays nothing for a day that is left out', () => {
  const standing: DayAsPaid[] = [
    { date: MON, ...nothing, pay: 25_000 },
    { date: TUE, ...nothing, pay: 25_000 },
  ];
  const corrected = [{ date: MON, pay: 26_000, expenses: 0, notes: '' }];
  expect(computeDifferences(standing, corrected)).toEqual([
    { date: MON, of: 'pay', amount: 1_000 },
    { date: TUE, of: 'pay', amount: -25_000 },
  ]);
  const unchanged = standing.map(({ date, pay }) => ({ date, pay, expenses: 0, notes: '' }));
  expect(computeDifferences(standing, unchanged)).toEqual([]);
});

test('moves an expense from one class to the other when its purpose is added', () => {
  const differences = computeDifferences(
    [{ date: MON, ...nothing, compensated: 4_000 }],
    [{ date: MON, pay: 0, expenses: 4_000, notes: 'Tolls in Ohio' }],
  );
  expect(differences).toEqual([
    { date: MON, of: 'compensated', amount: -4_000 },
    { date: MON, of: 'reimbursed', amount: 4_000 },
  ]);
  expect(sumDifferences(differences)).toEqual({ compensation: -4_000, reimbursement: 4_000, total: 0 });
});

const amount = fc.nat(200_000);
test('the present amounts plus the differences are the right amounts', () => {
  const day = fc.record({ pay: amount, compensated: amount, reimbursed: amount });
  const right = fc.record({ pay: amount, expenses: amount, notes: fc.constantFrom('', 'Tolls') });
  fc.assert(
    fc.property(fc.option(day), fc.option(right), (was, is) => {
      const standing = was ? [{ date: MON, ...was }] : [];
      const { total } = sumDifferences(computeDifferences(standing, is ? [{ date: MON, ...is }] : []));
      const before = was ? was.pay + was.compensated + was.reimbursed : 0;
      expect(before + total).toBe(is ? is.pay + is.expenses : 0);
    }),
  );
});

test.each([
  [
    { paid: 50_000, paidOn: '2026-12-29', correctedTotal: 51_000, difference: 1_000 },
    '$10.00 is still to be paid.',
  ],
  [
    { paid: 50_000, paidOn: '2026-12-29', correctedTotal: 46_000, difference: -4_000 },
    '$40.00 was overpaid and comes out of the next runs.',
  ],
  [
    { paid: 50_000, paidOn: '2026-12-29', correctedTotal: 46_000, difference: -4_000, weekly: 1_500 },
    '$40.00 was overpaid and comes out of the next runs, at most $15.00 a week.',
  ],
  [{ paid: 50_000, paidOn: '2026-12-29', correctedTotal: 50_000, difference: 0 }, 'Nothing is left to pay.'],
])('%o says "%s"', (run, rest) => {
  const said = describeCorrection(run);
  expect(said).toMatch(/^\$500\.00 was paid on Dec 29, 2026\. The corrected total is \$\d+\.00\. /);
  expect(said.endsWith(rest)).toBe(true);
});

test('shows the new total of a run that is not paid yet', () => {
  expect(describeCorrection({ paid: 0, paidOn: null, correctedTotal: 51_000, difference: 1_000 })).toBe(
    'This payroll hasn’t been paid yet. The corrected total is $510.00.',
  );
});
