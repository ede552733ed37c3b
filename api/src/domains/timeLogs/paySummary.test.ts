import fc from 'fast-check';
import { addDays } from 'rules/days';
import { sumCents } from 'rules/money';
import { startOfWeek } from 'rules/weeks';
import { describe, expect, test } from 'vitest';
import { longTest } from '../../../test/support/longTest.ts';
import {
  dayAmounts,
  type LiveRun,
  toMonth,
  totalsBy,
  toWeek,
  type WorkedDay,
  yearToDate,
} from './paySummary.ts';

const MONDAY = '2026-11-16';

const run = (changes: Partial<LiveRun> = {}): LiveRun => ({
  id: 'run',
  weekStart: MONDAY,
  basePay: 100_000,
  expenses: 5_000,
  totalPay: 105_000,
  overpaid: 0,
  isPaid: false,
  ...changes,
});

const worked = (...dates: string[]): WorkedDay[] => dates.map((date) => ({ date, runId: 'run' }));

describe('the days of a run', () => {
  test('share its pay and its expenses evenly, the first days taking the odd cents', () => {
    const days = dayAmounts(
      [run({ basePay: 1_000, expenses: 1 })],
      worked('2026-11-18', MONDAY, '2026-11-17'),
    );
    expect(days.map(({ date, earned, expenses }) => [date, earned, expenses])).toEqual([
      ['2026-11-16', 334, 1],
      ['2026-11-17', 333, 0],
      ['2026-11-18', 333, 0],
    ]);
  });

  test('count as paid only once the run is paid', () => {
    expect(dayAmounts([run()], worked(MONDAY))[0]?.paid).toBe(0);
    expect(dayAmounts([run({ isPaid: true })], worked(MONDAY))[0]?.paid).toBe(105_000);
  });

  test('stay paid with the overpaid amount, until it is taken back', () => {
    const found = run({ basePay: 40_000, expenses: 0, totalPay: 40_000, overpaid: 10_000, isPaid: true });
    expect(dayAmounts([found], worked(MONDAY))[0]).toMatchObject({ earned: 40_000, paid: 50_000 });
  });

  test('fall on the Monday when no one worked in it', () => {
    expect(dayAmounts([run({ basePay: 0, totalPay: 5_000 })], [])).toEqual([
      { date: MONDAY, daysWorked: 0, earned: 0, expenses: 5_000, paid: 0 },
    ]);
  });

  test.each([null, 'void'])('on no live run have earned nothing yet: %s', (runId) => {
    expect(dayAmounts([run()], [{ date: '2026-11-17', runId }])).toContainEqual({
      date: '2026-11-17',
      daysWorked: 1,
      earned: 0,
      expenses: 0,
      paid: 0,
    });
  });
});

describe('periods', () => {
  test('are weeks from Sunday to Saturday', () => {
    expect(toWeek('2026-11-21')).toMatchObject({ startDate: '2026-11-15', endDate: '2026-11-21' });
    expect(toWeek('2026-11-22').period).toBe('2026-11-22');
  });

  test('are months with their true last day', () => {
    expect(toMonth('2028-02-10')).toEqual({
      period: '2028-02',
      startDate: '2028-02-01',
      endDate: '2028-02-29',
    });
    expect(toMonth('2026-12-31').endDate).toBe('2026-12-31');
  });

  test('a Monday week with its Sunday worked falls into two Sunday weeks, the newest first', () => {
    const days = dayAmounts([run()], worked(MONDAY, '2026-11-22'));
    expect(totalsBy(toWeek, days).map(({ period, earned }) => [period, earned])).toEqual([
      ['2026-11-22', 50_000],
      ['2026-11-15', 50_000],
    ]);
  });

  test('the year to date is the calendar year of the days worked', () => {
    const days = dayAmounts([run()], worked('2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01'));
    expect(yearToDate('2026-11-18', days)).toMatchObject({ period: '2026', daysWorked: 2, earned: 50_000 });
  });
});

const cents = fc.integer({ min: 0, max: 69_999_993 });
const livedRun = fc
  .record({
    week: fc.integer({ min: 0, max: 200 }),
    basePay: cents,
    expenses: cents,
    isPaid: fc.boolean(),
    days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 7 }),
  })
  .map(({ week, days, ...amounts }) => ({ ...amounts, days, monday: addDays('2024-01-01', 7 * week) }));

longTest('nothing is lost and nothing appears: periods add up to the runs, to the cent', () => {
  fc.assert(
    fc.property(fc.uniqueArray(livedRun, { selector: ({ monday }) => monday, maxLength: 30 }), (weeks) => {
      const runs = weeks.map(({ monday, basePay, expenses, isPaid }) => ({
        id: monday,
        weekStart: monday,
        basePay,
        expenses,
        totalPay: basePay + expenses,
        overpaid: 0,
        isPaid,
      }));
      const days = weeks.flatMap(({ monday, days }) =>
        days.map((index) => ({ date: addDays(monday, index), runId: monday })),
      );
      const amounts = dayAmounts(runs, days);
      for (const toPeriod of [toWeek, toMonth]) {
        const totals = totalsBy(toPeriod, amounts);
        expect(sumCents(totals.map(({ earned }) => earned))).toBe(sumCents(runs.map((r) => r.basePay)));
        expect(sumCents(totals.map(({ expenses }) => expenses))).toBe(sumCents(runs.map((r) => r.expenses)));
        expect(sumCents(totals.map(({ paid }) => paid))).toBe(
          sumCents(runs.filter((r) => r.isPaid).map((r) => r.totalPay)),
        );
        expect(sumCents(totals.map(({ daysWorked }) => daysWorked))).toBe(days.length);
      }
      for (const { id, basePay } of runs)
        expect(
          sumCents(amounts.filter(({ date }) => startOfWeek(date) === id).map(({ earned }) => earned)),
        ).toBe(basePay);
    }),
  );
});
