/** Taking off earlier payments: the exact amount, never into another year, and never below zero. */
import fc from 'fast-check';
import { sumCents } from 'rules/money';
import { isLong } from 'rules/testing';
import { describe, expect, test } from 'vitest';
import { applyPriorPayments, describePriorPayments, type PriorPayment } from './priorPayments.ts';

const paid = (
  compensation: number,
  reimbursement: number,
  more: Partial<PriorPayment> = {},
): PriorPayment => ({
  ...{ runId: 'first', number: 7, date: '2026-12-29', compensation, reimbursement, deduction: 0 },
  ...more,
});
const pay = (compensation: number, reimbursement = 0, payDate = '2026-12-30') => ({
  ...{ compensation, reimbursement, payDate },
});
const short = ({ overpayments: _, ...netting }: ReturnType<typeof applyPriorPayments>) => ({
  ...netting,
  lines: netting.lines.map(({ kind, taxClass, amount }) => `${kind} ${taxClass} ${amount}`),
});

describe('a run that takes the place of a paid one', () => {
  test('pays the difference', () => {
    expect(short(applyPriorPayments(pay(51_000), [paid(50_000, 0)]))).toEqual({
      ...{ lines: ['ADJUSTMENT COMPENSATION -50000'], net: 1_000, overpaid: 0 },
    });
    expect(describePriorPayments([paid(50_000, 0)], { net: 1_000, overpaid: 0 })).toBe(
      '$500.00 was paid on Dec 29, 2026, $10.00 still to pay.',
    );
  });

  test('pays nothing where too much was paid, and says so', () => {
    const netting = applyPriorPayments(pay(50_000), [paid(54_000, 0)]);
    expect(short(netting)).toEqual({
      ...{ lines: ['ADJUSTMENT COMPENSATION -50000'], net: 0, overpaid: 4_000 },
    });
    expect(describePriorPayments([paid(54_000, 0)], netting)).toBe(
      '$540.00 was paid on Dec 29, 2026, $40.00 too much was paid.',
    );
  });

  test('turns a reimbursement into compensation within the year', () => {
    expect(short(applyPriorPayments(pay(54_000), [paid(50_000, 4_000)]))).toEqual({
      lines: ['ADJUSTMENT COMPENSATION -50000', 'ADJUSTMENT REIMBURSEMENT -4000'],
      ...{ net: 0, overpaid: 0 },
    });
  });

  test('deducts a reimbursement of another year, which keeps its reported amounts', () => {
    expect(short(applyPriorPayments(pay(54_000, 0, '2027-01-05'), [paid(50_000, 4_000)]))).toEqual({
      lines: ['ADJUSTMENT COMPENSATION -50000', 'DEDUCTION DEDUCTION -4000'],
      ...{ net: 0, overpaid: 0 },
    });
  });

  test('gives back what the void run had deducted', () => {
    const before = [
      paid(50_000, 4_000, { runId: 'a' }),
      paid(4_000, 0, { runId: 'b', date: '2027-01-05', deduction: -4_000 }),
    ];
    const netting = applyPriorPayments(pay(55_000, 0, '2027-01-06'), before);
    expect(short(netting)).toEqual({
      lines: [
        'ADJUSTMENT DEDUCTION 4000',
        'ADJUSTMENT COMPENSATION -50000',
        'ADJUSTMENT COMPENSATION -4000',
        'DEDUCTION DEDUCTION -4000',
      ],
      ...{ net: 1_000, overpaid: 0 },
    });
  });
});

test('for any payment, the unpaid and the overpaid amounts make up the difference', () => {
  const cents = fc.nat(200_000);
  const before = fc.array(
    fc
      .record({
        year: fc.constantFrom('2025', '2026', '2027'),
        compensation: cents,
        reimbursement: cents,
        share: fc.nat(100),
      })
      .map(({ year, compensation, reimbursement, share }) =>
        paid(compensation, reimbursement, {
          date: `${year}-12-29`,
          deduction: 0 - Math.floor(((compensation + reimbursement) * share) / 100),
        }),
      ),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(cents, cents, before, (compensation, reimbursement, list) => {
      const items = list.map((item, index) => ({ ...item, runId: `${index}` }));
      const { lines, net, overpaid } = applyPriorPayments(pay(compensation, reimbursement), items);
      const sum = (of: (line: (typeof lines)[number]) => boolean) =>
        sumCents(lines.filter(of).map(({ amount }) => amount));
      expect(net).toBeGreaterThanOrEqual(0);
      expect(overpaid).toBeGreaterThanOrEqual(0);
      expect(compensation + reimbursement + sum(() => true)).toBe(net);
      expect(net - overpaid).toBe(
        compensation +
          reimbursement -
          sumCents(items.map((of) => of.compensation + of.reimbursement + of.deduction)),
      );
      // Nothing of another year is taken that would make a class negative.
      const own = items.filter(({ date }) => date.startsWith('2026'));
      for (const [name, taxClass, given] of [
        ['compensation', 'COMPENSATION', compensation],
        ['reimbursement', 'REIMBURSEMENT', reimbursement],
      ] as const)
        expect(given + sum((line) => line.taxClass === taxClass)).toBeGreaterThanOrEqual(
          0 - sumCents(own.map((of) => of[name])),
        );
      // Nothing is taken twice.
      for (const { runId, ...of } of items)
        expect(0 - sum((line) => line.adjustsRunId === runId)).toBeLessThanOrEqual(
          of.compensation + of.reimbursement + of.deduction,
        );
    }),
    { numRuns: isLong ? 500 : 100 },
  );
});
