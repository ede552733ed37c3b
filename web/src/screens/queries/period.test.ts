import { describe, expect, it } from 'vitest';
import { queryChoice } from './choice';
import { about, lastQuarter, readPeriod } from './period';
import { readyQueries } from './ready/readyQueries';

describe('the default period', () => {
  it.each([
    ['2026-01-01', 2025, 4],
    ['2026-03-31', 2025, 4],
    ['2026-04-01', 2026, 1],
    ['2026-09-30', 2026, 2],
    ['2026-12-31', 2026, 3],
  ])('on %s is the last complete quarter', (today, year, quarter) => {
    expect(lastQuarter(today)).toEqual({ year, quarter });
  });
});

it('reads a period from the URL, and uses the default for an invalid one', () => {
  const usual = { year: 2026, quarter: 3 } as const;
  const read = (search: string) => readPeriod(queryChoice.read(new URLSearchParams(search)), usual);
  expect(read('?year=2025&quarter=1')).toEqual({ year: 2025, quarter: 1 });
  expect(read('?year=1999&quarter=5')).toEqual(usual);
  expect(read('?quarter=2')).toEqual({ year: 2026, quarter: 2 });
});

it.each(readyQueries)('$title is asked for exactly the quarter or its year', (ready) => {
  const expected: Record<string, unknown> = {
    ...{ startDate: '2024-01-01', endDate: '2024-03-31', asOf: '2024-03-31' },
    ...{ year: 2024, yearStart: '2024-01-01', yearEnd: '2024-12-31', after: null, number: 1 },
  };
  const { variables } = about(ready, { year: 2024, quarter: 1 });
  for (const [name, value] of Object.entries(variables)) expect(value, name).toBe(expected[name]);
});
