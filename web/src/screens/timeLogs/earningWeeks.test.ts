import { expect, it } from 'vitest';
import { earningWeeks, sumLines } from './earningWeeks';

const run = (number: number, status: string, ...entries: [date: string, pay: number][]) => ({
  ...{ id: `run-${number}`, number, status },
  entries: entries.map(([date, pay]) => ({ date, pay })),
});
const receipt = (date: string, status = 'APPROVED') => ({
  ...{ id: date, date, amount: 48.2, category: 'FUEL', status },
});

it('has each day once, at its rate until a run includes it, in the year in which it was worked', () => {
  const weeks = earningWeeks({
    year: 2026,
    awaited: [
      { date: '2026-11-17', rate: 255.5 },
      { date: '2026-11-11', rate: 250 },
    ],
    runs: [
      run(12, 'PAID', ['2026-11-10', 300.01], ['2026-11-12', 0]),
      run(11, 'VOID', ['2026-11-10', 999]),
      run(1, 'PAID', ['2025-12-31', 240], ['2026-01-02', 240]),
    ],
    receipts: [receipt('2026-11-12'), receipt('2026-11-13', 'REJECTED')],
  });
  expect(weeks.map(({ monday, lines }) => [monday, sumLines(lines)])).toEqual([
    ['2026-11-16', 25_550],
    ['2026-11-09', 55_001],
    ['2025-12-29', 24_000],
  ]);
  expect(weeks[1]!.lines.map(({ date, run: on }) => [date, on?.number])).toEqual([
    ['2026-11-10', 12],
    ['2026-11-11', undefined],
  ]);
  expect(weeks[1]!.receipts.map(({ date }) => date)).toEqual(['2026-11-12']);
});
