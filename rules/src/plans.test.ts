import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from './days.ts';
import { findPlanIssues, findTermsIssues, type PlanToCheck } from './planRules.ts';
import { computeDue, computeHandedOut, describeHandedOut, describeTaken, type PlanTerms } from './plans.ts';
import { countWeeks } from './weeks.ts';

const MONDAY = '2026-11-02';
const week = (index: number): Day => addDays(MONDAY, 7 * index);
const advance = (total: number, weekly: number): PlanTerms => ({
  kind: 'ADVANCE',
  total,
  rates: [{ firstWeek: MONDAY, weekly }],
  lastWeek: null,
});
const recurring = (weekly: number, more: Partial<PlanTerms> = {}): PlanTerms => ({
  kind: 'RECURRING',
  total: null,
  rates: [{ firstWeek: MONDAY, weekly }],
  lastWeek: null,
  ...more,
});

test('weeks are counted with the first and the last one', () => {
  expect(countWeeks(MONDAY, MONDAY)).toBe(1);
  expect(countWeeks(MONDAY, week(3))).toBe(4);
  expect(countWeeks(week(1), MONDAY)).toBe(0);
});

describe('an advance takes', () => {
  test('the weekly amount until nothing is left', () => {
    const plan = advance(50_000, 15_000);
    expect([0, 15_000, 30_000, 45_000, 50_000].map((taken) => computeDue(plan, week(3), taken))).toEqual([
      15_000, 15_000, 15_000, 5_000, 0,
    ]);
  });

  test('nothing before its first week, and nothing extra for weeks without a deduction', () => {
    expect(computeDue(advance(50_000, 15_000), week(-1), 0)).toBe(0);
    expect(computeDue(advance(50_000, 15_000), week(20), 0)).toBe(15_000);
  });

  test('a new amount from the week on in which it was changed', () => {
    const plan = {
      ...advance(50_000, 15_000),
      rates: [
        { firstWeek: MONDAY, weekly: 15_000 },
        { firstWeek: week(2), weekly: 10_000 },
      ],
    };
    expect([0, 1, 2, 3].map((index) => computeDue(plan, week(index), 0))).toEqual([
      15_000, 15_000, 10_000, 10_000,
    ]);
  });
});

describe('a recurring deduction takes', () => {
  test('all amounts that came due and were not taken', () => {
    expect(computeDue(recurring(5_000), MONDAY, 0)).toBe(5_000);
    expect(computeDue(recurring(5_000), week(3), 15_000)).toBe(5_000);
    expect(computeDue(recurring(5_000), week(3), 12_000)).toBe(8_000);
    expect(computeDue(recurring(5_000), week(3), 20_000)).toBe(0);
    expect(computeDue(recurring(5_000), week(3), 25_000)).toBe(0);
    expect(computeDue(recurring(5_000), week(-1), 0)).toBe(0);
  });

  test('nothing more after its last week, except what is carried over', () => {
    const plan = recurring(5_000, { lastWeek: week(1) });
    expect(computeDue(plan, week(1), 5_000)).toBe(5_000);
    expect(computeDue(plan, week(2), 10_000)).toBe(0);
    expect(computeDue(plan, week(9), 7_000)).toBe(3_000);
  });

  test('never more than its total', () => {
    const plan = recurring(5_000, { total: 12_000 });
    expect(computeDue(plan, week(9), 0)).toBe(12_000);
    expect(computeDue(plan, week(9), 10_000)).toBe(2_000);
  });

  test('each week’s own amount: a new amount does not apply to earlier weeks', () => {
    const rates = [
      { firstWeek: MONDAY, weekly: 5_000 },
      { firstWeek: week(2), weekly: 6_000 },
    ];
    const plan = recurring(0, { rates });
    expect([0, 1, 2, 3].map((index) => computeDue(plan, week(index), 0))).toEqual([
      5_000, 10_000, 16_000, 22_000,
    ]);
    expect(computeDue({ ...plan, lastWeek: MONDAY }, week(3), 0)).toBe(5_000);
  });
});

describe('a run takes', () => {
  const plans = [
    { name: 'one', due: 10_000, floor: 30_000 },
    { name: 'other', due: 5_000, floor: 0 },
  ];
  const taken = (pay: number, run = pay) =>
    computeHandedOut(plans, { total: pay, paidBefore: pay - run }).taken.map(({ plan, amount }) => [
      plan.name,
      amount,
    ]);

  test('the due amounts if the pay suffices, the oldest plan first', () => {
    expect(taken(100_000)).toEqual([
      ['one', 10_000],
      ['other', 5_000],
    ]);
  });

  test('no more than the floor of each plan leaves', () => {
    expect(taken(33_000)).toEqual([
      ['one', 3_000],
      ['other', 5_000],
    ]);
    expect(taken(30_000)).toEqual([['other', 5_000]]);
    expect(taken(2_000)).toEqual([['other', 2_000]]);
    expect(taken(0)).toEqual([]);
  });

  test('no more than it still pays out, if some of the week was paid before', () => {
    expect(taken(100_000, 12_000)).toEqual([
      ['one', 10_000],
      ['other', 2_000],
    ]);
    expect(taken(100_000, 0)).toEqual([]);
  });
});

const money = (max: number) => fc.integer({ min: 0, max });

test('for any pay, no amount is taken twice, below a floor or beyond the debt', () =>
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom('ADVANCE' as const, 'RECURRING' as const),
        total: money(200_000),
        weekly: fc.integer({ min: 1, max: 60_000 }),
        floor: money(80_000),
        pays: fc.array(money(150_000), { minLength: 1, maxLength: 30 }),
      }),
      ({ kind, total, weekly, floor, pays }) => {
        const plan: PlanTerms =
          kind === 'ADVANCE' ? advance(total, weekly) : recurring(weekly, { total: null });
        let taken = 0;
        pays.forEach((pay, index) => {
          const due = computeDue(plan, week(index), taken);
          const [one] = computeHandedOut([{ due, floor }], { total: pay, paidBefore: 0 }).taken;
          const amount = one?.amount ?? 0;
          expect(amount).toBeLessThanOrEqual(due);
          expect(pay - amount).toBeGreaterThanOrEqual(Math.min(pay, floor));
          taken += amount;
          expect(taken).toBeLessThanOrEqual(kind === 'ADVANCE' ? total : weekly * (index + 1));
        });
        // With enough pay in the end, all that is owed is taken.
        const last = week(pays.length + 1);
        const rest = computeDue(plan, last, taken);
        if (kind === 'RECURRING') expect(taken + rest).toBe(weekly * (pays.length + 2));
        else expect(rest).toBe(Math.min(weekly, total - taken));
      },
    ),
  ));

test('runs may be processed in any order of weeks', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000 }),
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7], { minLength: 8 }),
      (weekly, order) => {
        const plan = recurring(weekly);
        const taken = order.reduce((sum, index) => sum + computeDue(plan, week(index), sum), 0);
        expect(taken).toBe(weekly * 8);
      },
    ),
  ));

test('a line shows the remaining or the carried-over amount', () => {
  const fuel = { description: 'Fuel advance', total: 50_000, taken: 0, due: 12_500 };
  expect(describeTaken(fuel, 12_500)).toBe('Fuel advance, $375.00 left');
  expect(describeTaken({ ...fuel, taken: 37_500 }, 12_500)).toBe('Fuel advance, nothing left');
  const insurance = { description: 'Insurance', total: null, taken: 5_000, due: 5_000 };
  expect(describeTaken(insurance, 5_000)).toBe('Insurance');
  expect(describeTaken(insurance, 3_000)).toBe('Insurance, $20.00 carried over');
});

describe('a week’s net pay', () => {
  const plans = [
    { description: 'Fuel advance', due: 12_500, floor: 0 },
    { description: 'Insurance', due: 5_000, floor: 0 },
  ];
  const handOut = (total: number, paidBefore = 0) => computeHandedOut(plans, { total, paidBefore });

  test('is less the plans’ deductions, and shows before the run', () => {
    expect(describeHandedOut(handOut(100_000))).toBe(
      'Will be deducted: Fuel advance $125.00, Insurance $50.00. $825.00 will be paid out.',
    );
    expect(describeHandedOut(computeHandedOut([], { total: 100_000, paidBefore: 0 }))).toBeNull();
  });

  test('is less earlier payments, as far as it covers them', () => {
    expect(describeHandedOut(handOut(100_000, 40_000))).toBe(
      'Paid before: $400.00. Will be deducted: Fuel advance $125.00, Insurance $50.00. $425.00 will be paid out.',
    );
    expect(handOut(30_000, 40_000)).toMatchObject({ taken: [], takenOff: 30_000, net: 0 });
    expect(handOut(30_000, -1_000)).toMatchObject({ takenOff: -1_000, net: 13_500 });
  });
});

describe('a plan', () => {
  const TODAY = '2026-11-18';
  const given: PlanToCheck = {
    kind: 'ADVANCE',
    description: 'Fuel advance',
    total: 50_000,
    weekly: 12_500,
    firstWeek: '2026-11-16',
    lastWeek: null,
    floor: 0,
    agreedBy: 'Sam Abel',
    agreedOn: TODAY,
    agreementNote: '',
    givenOn: TODAY,
    method: 'CHECK',
    reference: '',
  };
  const insurance: PlanToCheck = {
    ...given,
    kind: 'RECURRING',
    total: null,
    givenOn: null,
    method: null,
  };
  const fields = (plan: PlanToCheck) => findPlanIssues(plan, TODAY).map(({ field }) => field);

  test('is complete with an amount, weeks and the written agreement', () => {
    expect(fields(given)).toEqual([]);
    expect(fields(insurance)).toEqual([]);
  });

  test.each<[Partial<PlanToCheck>, string]>([
    [{ description: '  ' }, 'description'],
    [{ description: 'x'.repeat(201) }, 'description'],
    [{ total: null }, 'total'],
    [{ total: 0 }, 'total'],
    [{ total: 100_000_000 }, 'total'],
    [{ weekly: 0 }, 'weekly'],
    [{ firstWeek: '2026-11-17' }, 'firstWeek'],
    [{ lastWeek: '2026-11-30' }, 'lastWeek'],
    [{ floor: -1 }, 'floor'],
    [{ agreedBy: ' ' }, 'agreedBy'],
    [{ agreedBy: 'x'.repeat(201) }, 'agreedBy'],
    [{ agreedOn: '2026-11-19' }, 'agreedOn'],
    [{ agreementNote: 'x'.repeat(501) }, 'agreementNote'],
    [{ givenOn: null }, 'givenOn'],
    [{ givenOn: '2026-11-19' }, 'givenOn'],
    [{ method: null }, 'method'],
    [{ reference: 'x'.repeat(101) }, 'reference'],
  ])('that is an advance is refused with %j', (more, field) => {
    expect(fields({ ...given, ...more })).toEqual([field]);
  });

  test.each<[Partial<PlanToCheck>, string]>([
    [{ total: 12_499 }, 'total'],
    [{ lastWeek: '2026-11-17' }, 'lastWeek'],
    [{ lastWeek: '2026-11-09' }, 'lastWeek'],
    [{ firstWeek: '2026-08-17' }, 'firstWeek'],
    [{ givenOn: TODAY }, 'givenOn'],
    [{ method: 'CASH' }, 'method'],
  ])('that recurs is refused with %j', (more, field) => {
    expect(fields({ ...insurance, ...more })).toEqual([field]);
  });

  test('may begin twelve weeks ago, and end with any Monday from its first one', () => {
    expect(fields({ ...insurance, firstWeek: '2026-08-24', lastWeek: '2026-08-24' })).toEqual([]);
  });

  test('follows the same rules when it changes', () => {
    const terms = { weekly: 1, floor: 0, lastWeek: null };
    expect(findTermsIssues(given, terms)).toEqual([]);
    const wrong = { weekly: 0, floor: -1, lastWeek: '2026-11-30' };
    expect(findTermsIssues(given, wrong).map(({ field }) => field)).toEqual(['weekly', 'floor', 'lastWeek']);
    expect(findTermsIssues(insurance, { ...terms, lastWeek: '2026-11-30' })).toEqual([]);
  });
});
