import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRateStartIssue, findStepOn, insertStep, RATE_TOO_FAR, type RateStep } from './dayRates.ts';
import { addDays } from './days.ts';

const STEPS: RateStep[] = [
  { from: '2026-09-07', cents: 23_000 },
  { from: '2026-11-02', cents: 26_000 },
];

test('a rate from an earlier day is inserted, and the later ones stay', () => {
  expect(insertStep(STEPS, { from: '2026-10-05', cents: 24_000 })).toEqual([
    STEPS[0],
    { from: '2026-10-05', cents: 24_000 },
    STEPS[1],
  ]);
  expect(insertStep(STEPS, { from: '2026-08-03', cents: 22_000 }).map(({ cents }) => cents)).toEqual([
    22_000, 23_000, 26_000,
  ]);
});

test('a rate from the same day replaces that one', () => {
  expect(insertStep(STEPS, { from: '2026-11-02', cents: null })).toEqual([
    STEPS[0],
    { from: '2026-11-02', cents: null },
  ]);
});

test('a rate applies from its first day until the next one, and the first one also before its day', () => {
  expect(findStepOn(STEPS, '2026-11-01')?.cents).toBe(23_000);
  expect(findStepOn(STEPS, '2026-11-02')?.cents).toBe(26_000);
  expect(findStepOn(STEPS, '2026-01-01')?.cents).toBe(23_000);
  expect(findStepOn([], '2026-01-01')).toBeUndefined();
});

test('inserting a rate changes no day before it and none from the next one on', () => {
  const day = fc.integer({ min: 0, max: 300 }).map((count) => addDays('2026-01-01', count));
  const step = fc.record({ from: day, cents: fc.option(fc.integer({ min: 0, max: 99_999 })) });
  fc.assert(
    fc.property(fc.array(step), step, day, (given, added, asked) => {
      const steps = given.reduce<RateStep[]>(insertStep, []);
      const after = insertStep(steps, added);
      const next = steps.find(({ from }) => from > added.from);
      const isElsewhere = asked < added.from || (next && asked >= next.from);
      const isBeforeAll = !steps.some(({ from }) => from <= asked);
      if (isElsewhere && !isBeforeAll) expect(findStepOn(after, asked)).toEqual(findStepOn(steps, asked));
      if (!isElsewhere) expect(findStepOn(after, asked)).toEqual(added);
    }),
  );
});

test('a rate starts between the company’s first day and a year from today', () => {
  const of = { today: '2026-11-27', first: '2023-08-21' };
  expect(findRateStartIssue('2026-12-07', of)).toBeNull();
  expect(findRateStartIssue('2023-08-21', of)).toBeNull();
  expect(findRateStartIssue('2027-12-07', of)).toBe(RATE_TOO_FAR);
  expect(findRateStartIssue('2023-08-20', of)).toContain('Aug 21, 2023');
});
