import { addDays, type Day } from 'rules/days';
import { describe, expect, test } from 'vitest';
import { usualWeek } from './usualWeek.ts';

const MONDAYS = ['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09'];
const week = (monday: Day, worked: number, route = 'Newark – Camden') =>
  Array.from({ length: worked }, (_, index) => ({ date: addDays(monday, index), route }));
const weeks = (...worked: number[]) => worked.flatMap((count, index) => week(MONDAYS[index]!, count));

describe('what is usual', () => {
  test('is unknown before three weeks were worked', () => {
    expect(usualWeek({ days: weeks(5, 5), receipts: [] })).toBeNull();
    expect(usualWeek({ days: weeks(5, 0, 5, 5), receipts: [] })).toMatchObject({ weeks: 3, fewestDays: 5 });
  });

  test('is from the fewest days to the most', () => {
    expect(usualWeek({ days: weeks(5, 4, 6, 5), receipts: [] })).toMatchObject({
      fewestDays: 4,
      mostDays: 6,
    });
  });

  test('is the routes, each once and as it was written last', () => {
    const days = [
      ...weeks(5, 5, 5),
      ...week(MONDAYS[3]!, 3, ' newark –  CAMDEN '),
      ...week('2026-11-13', 2, 'York'),
    ];
    expect(usualWeek({ days, receipts: [] })?.routes).toEqual(['newark –  CAMDEN', 'York']);
  });

  test('is not a route for someone whose notes rarely recur', () => {
    const days = weeks(5, 5, 5).map((day, index) => ({ ...day, route: `Load ${index}` }));
    expect(usualWeek({ days, receipts: [] })?.routes).toEqual([]);
    expect(
      usualWeek({ days: weeks(5, 5, 5).map((day) => ({ ...day, route: ' ' })), receipts: [] })?.routes,
    ).toEqual([]);
  });

  test('is the most that a week spent', () => {
    const receipts = [
      { date: '2026-10-19', cents: 1_250 },
      { date: '2026-10-25', cents: 3_000 },
      { date: '2026-10-26', cents: 4_000 },
    ];
    expect(usualWeek({ days: weeks(5, 5, 5), receipts })?.mostExpenses).toBe(4_250);
    expect(usualWeek({ days: weeks(5, 5, 5), receipts: [] })?.mostExpenses).toBe(0);
  });
});
