/** For any facts and any wish, the lines of a run add up. */
import fc from 'fast-check';
import { addDays, type Day } from 'rules/days';
import { sumCents } from 'rules/money';
import { computeHandedOut } from 'rules/plans';
import { isLong } from 'rules/testing';
import { expect, test } from 'vitest';
import { findDuePlans, type OpenPlan } from '../../plans/duePlans.ts';
import { computeRun, type PayFacts } from './computeRun.ts';
import { type PriorPayment, paidInAll } from './priorPayments.ts';
import { linesOf } from './weekLines.ts';

const MONDAY = '2026-12-28';
const cents = fc.integer({ min: 1, max: 60_000 });
const payDate = fc.constantFrom('2026-12-31', '2027-01-04');

const prior: fc.Arbitrary<PriorPayment[]> = fc
  .array(
    fc.record({
      date: fc.constantFrom<Day>('2026-12-29', '2027-01-02'),
      compensation: fc.nat(50_000),
      reimbursement: fc.nat(9_000),
      deduction: fc.integer({ min: -9_000, max: 0 }),
    }),
    { maxLength: 3 },
  )
  .map((runs) => runs.map((run, index) => ({ ...run, runId: `run ${index}`, number: index + 1 })));

const plan: fc.Arbitrary<Omit<OpenPlan, 'id'>> = fc.oneof(
  fc.record({
    ...{ kind: fc.constant('ADVANCE' as const), description: fc.constant('Fuel advance') },
    ...{ total: cents, taken: fc.nat(30_000), repaid: fc.constant(0), floor: fc.nat(30_000) },
    rates: cents.map((weekly) => [{ firstWeek: '2026-12-21', weekly }]),
    ...{ lastWeek: fc.constant(null), overpaid: fc.constant(null) },
  }),
  fc.record({
    ...{ kind: fc.constant('RECURRING' as const), description: fc.constant('Insurance') },
    ...{ total: fc.constant(null), taken: fc.nat(5_000), repaid: fc.constant(0), floor: fc.nat(30_000) },
    rates: cents.map((weekly) => [{ firstWeek: '2026-12-21', weekly }]),
    ...{ lastWeek: fc.constant(null), overpaid: fc.constant(null) },
  }),
  fc.record({
    ...{ kind: fc.constant('OVERPAYMENT' as const), description: fc.constant('Paid too much') },
    ...{ total: cents, taken: fc.nat(30_000), repaid: fc.constant(0), floor: fc.nat(30_000) },
    rates: cents.map((weekly) => [{ firstWeek: '2026-12-21', weekly }]),
    lastWeek: fc.constant(null),
    overpaid: fc.record({
      taxClass: fc.constantFrom('COMPENSATION' as const, 'REIMBURSEMENT' as const, 'DEDUCTION' as const),
      weekStart: fc.constantFrom<Day>(MONDAY, '2026-12-14'),
      paidOn: fc.constantFrom('2026-12-22', null),
    }),
  }),
);

const facts: fc.Arbitrary<PayFacts> = fc.record({
  priorPayments: prior,
  plans: fc
    .array(plan, { maxLength: 4 })
    .map((plans) => plans.map((each, index) => ({ ...each, id: `plan ${index}` }))),
});

const week = fc
  .array(fc.record({ pay: fc.nat(30_000), expenses: fc.nat(9_000), notes: fc.constantFrom('', 'Tolls') }), {
    maxLength: 7,
  })
  .map((days) =>
    linesOf(
      days.map((day, index) => ({ ...day, date: addDays(MONDAY, index) })),
      [],
    ),
  );

const wish = fc.record({
  kind: fc.constantFrom('REGULAR' as const, 'ADJUSTMENT' as const),
  ...{ weekStart: fc.constant(MONDAY), payDate, lines: week },
  skipPlans: fc.subarray(['plan 0', 'plan 1', 'plan 2']),
  leavesOverpayments: fc.boolean(),
});

test('a run hands out the total of its lines, and never less than nothing', () => {
  fc.assert(
    fc.property(facts, wish, (known, wished) => {
      const run = computeRun(known, wished);
      expect(run.net).toBe(sumCents(run.lines.map(({ amount }) => amount)));
      expect(run.net).toBeGreaterThanOrEqual(0);
      // The lines paid for stay as wished.
      expect(run.lines.slice(0, wished.lines.length)).toMatchObject(wished.lines);
      const taken = run.lines.filter(({ planId }) => planId !== null);
      expect(sumCents(taken.map(({ amount }) => amount))).toBe(-run.deductedByPlans || 0);
      expect(sumCents(run.deductions.map(({ amount }) => amount))).toBe(run.deductedByPlans);
    }),
    { numRuns: isLong ? 500 : 100 },
  );
});

test('nothing is paid twice, and plans keep the overpaid amount', () => {
  fc.assert(
    fc.property(facts, wish, (known, wished) => {
      const run = computeRun({ ...known, plans: [] }, { ...wished, kind: 'REGULAR' });
      const total = sumCents(wished.lines.map(({ amount }) => amount));
      const before = paidInAll(known.priorPayments);
      expect(run.net).toBe(Math.max(0, total - before));
      expect(run.overpaid).toBe(Math.max(0, before - total));
      expect(sumCents(run.overpayments.map(({ amount }) => amount))).toBe(run.overpaid);
    }),
    { numRuns: isLong ? 500 : 100 },
  );
});

test('what pages add up while someone types is what the run of the week pays', () => {
  fc.assert(
    fc.property(facts, wish, (known, wished) => {
      const run = computeRun(known, { ...wished, kind: 'REGULAR' });
      const due = findDuePlans(known.plans, MONDAY, wished.skipPlans);
      const shown = computeHandedOut(due, {
        total: sumCents(wished.lines.map(({ amount }) => amount)),
        paidBefore: paidInAll(known.priorPayments),
      });
      expect(shown.net).toBe(run.net);
      expect(sumCents(shown.taken.map(({ amount }) => amount))).toBe(run.deductedByPlans);
    }),
    { numRuns: isLong ? 500 : 100 },
  );
});
