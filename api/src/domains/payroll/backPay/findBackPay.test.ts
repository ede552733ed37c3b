/** What a raise is worth, for any order of setting rates and of adding or dismissing back pay. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBackPay } from './backPay.ts';

const DATE = '2026-11-09';

const step = fc.oneof(
  fc.record({ act: fc.constant('rate' as const), cents: fc.integer({ min: 1, max: 40_000 }) }),
  fc.record({ act: fc.constantFrom('add' as const, 'dismiss' as const) }),
);

test('is settled once, and never brings a day above the highest rate that it had', () => {
  const paid = fc.integer({ min: 1, max: 40_000 });
  fc.assert(
    fc.property(paid, paid, fc.array(step, { maxLength: 12 }), (paidAt, pay, steps) => {
      let rate = paidAt;
      let [added, dismissed] = [0, 0];
      let highest = Math.max(paidAt, pay);
      const due = () =>
        findBackPay({
          ...{ id: 'run', userId: 'driver', weekStart: DATE, dailyRate: null },
          stated: [{ date: DATE, rate: paidAt }],
          payRates: [{ dailyRate: rate / 100, effectiveFrom: DATE }],
          paid: [{ date: DATE, pay, added }],
          dismissed: dismissed ? [{ date: DATE, amount: dismissed }] : [],
        })?.amount ?? 0;
      expect(due()).toBe(0);
      for (const one of steps) {
        if (one.act === 'rate') {
          rate = one.cents;
          highest = Math.max(highest, rate);
          continue;
        }
        if (one.act === 'add') added += due();
        else dismissed += due();
        expect(due()).toBe(0);
      }
      expect(pay + added + dismissed).toBeLessThanOrEqual(highest);
    }),
  );
});
