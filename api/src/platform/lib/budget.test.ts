import { expect, test } from 'vitest';
import { Budget } from './budget.ts';

function createBudget(seconds: number) {
  const clock = { now: 0 };
  return { budget: new Budget(seconds, () => clock.now), clock };
}

test('a full bucket is used up, and comes back within five minutes', () => {
  const { budget, clock } = createBudget(30);
  budget.spend('a', 29);
  expect(budget.hasSome('a')).toBe(true);
  expect(budget.state('a')).toEqual({ limit: 30, left: 1, untilSome: 0, untilFull: 290 });
  budget.spend('a', 4);
  expect(budget.hasSome('a')).toBe(false);
  expect(budget.state('a')).toEqual({ limit: 30, left: 0, untilSome: 30, untilFull: 330 });
  expect(budget.hasSome('b')).toBe(true);
  clock.now = 31;
  expect(budget.hasSome('a')).toBe(true);
  clock.now = 10_000;
  expect(budget.state('a')).toEqual({ limit: 30, left: 30, untilSome: 0, untilFull: 0 });
});

test('whatever was taken, the bucket is full again within ten minutes', () => {
  const { budget, clock } = createBudget(30);
  budget.spend('a', 1_000);
  expect(budget.state('a').untilFull).toBe(600);
  clock.now = 600;
  expect(budget.state('a').left).toBe(30);
});

test('without a bound there is always some', () => {
  const { budget } = createBudget(0);
  budget.spend('a', 1_000);
  expect([budget.isBound, budget.hasSome('a')]).toEqual([false, true]);
});

test('callers whose buckets are full are forgotten', () => {
  const { budget, clock } = createBudget(30);
  for (let caller = 0; caller < 10_000; caller += 1) budget.spend(String(caller), 1);
  clock.now = 1_000;
  budget.spend('another', 1);
  expect(budget.size).toBe(1);
});
