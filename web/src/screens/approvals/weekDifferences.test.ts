import { describe, expect, it } from 'vitest';
import { weekDifferences, weekRoutes } from './weekDifferences';

type Week = Parameters<typeof weekDifferences>[0];
const AFTER = '2026-11-16';
const usual = { fewestDays: 4, mostDays: 5, routes: ['Newark – Camden', 'York'], mostExpenses: 85 };
const week = (worked: number, more: Partial<Week> = {}): Week => ({
  weekStart: '2026-11-09',
  usual,
  days: Array.from({ length: worked }, () => ({ worked: true, status: 'PENDING', description: 'York' })),
  receipts: [],
  ...more,
});
const spent = (...amounts: number[]) =>
  week(5, { receipts: amounts.map((amount) => ({ amount, status: 'PENDING' })) });

describe('the difference from the usual', () => {
  it('is more days than in any week, and fewer once the week is over', () => {
    expect(weekDifferences(week(5), AFTER).days).toBeNull();
    expect(weekDifferences(week(6), '2026-11-15').days).toBe('6 days, usually 4 to 5');
    expect(weekDifferences(week(3), '2026-11-15').days).toBeNull();
    expect(weekDifferences(week(3), AFTER).days).toBe('3 days, usually 4 to 5');
    const steady = { ...usual, fewestDays: 5 };
    expect(weekDifferences(week(1, { usual: steady }), AFTER).days).toBe('1 day, usually 5');
    expect(weekDifferences(week(0), AFTER).days).toBeNull();
  });

  it('is receipts for over $50.00 more than in any of the weeks', () => {
    expect(weekDifferences(spent(100, 35), AFTER).expenses).toBeNull();
    expect(weekDifferences(spent(100, 35.01), AFTER).expenses).toBe(
      '$135.01 in receipts, usually at most $85.00',
    );
    const none = { ...usual, mostExpenses: 0 };
    expect(weekDifferences({ ...spent(50.01), usual: none }, AFTER).expenses).toBe(
      '$50.01 in receipts, usually none',
    );
  });

  it('ignores what was rejected', () => {
    const days = week(6).days.map(
      (day, index) => ({ ...day, status: index < 1 ? 'REJECTED' : 'PENDING' }) as const,
    );
    const receipts = [{ amount: 500, status: 'REJECTED' as const }];
    expect(weekDifferences(week(6, { days, receipts }), AFTER)).toEqual({ days: null, expenses: null });
  });

  it('is unknown without usual weeks', () => {
    const unknown = { ...spent(900), usual: null };
    expect(weekDifferences(unknown, AFTER)).toEqual({ days: null, expenses: null });
    expect(weekRoutes(unknown)).toEqual([{ route: 'York', days: 5, isNew: false }]);
  });
});

describe('the routes of a week', () => {
  const routes = (...notes: string[]) =>
    weekRoutes(
      week(0, { days: notes.map((description) => ({ worked: true, status: 'PENDING', description })) }),
    );

  it('are each listed once, new ones first, then those of the most days', () => {
    expect(routes('Newark – Camden', 'york', ' YORK ', '', 'Scranton')).toEqual([
      { route: 'Scranton', days: 1, isNew: true },
      { route: 'york', days: 2, isNew: false },
      { route: 'Newark – Camden', days: 1, isNew: false },
    ]);
  });

  it('leave out days off and rejected days', () => {
    const days = [
      { worked: false, status: 'PENDING', description: 'Sick' },
      { worked: true, status: 'REJECTED', description: 'Erie' },
    ] as const;
    expect(weekRoutes(week(0, { days }))).toEqual([]);
  });
});
