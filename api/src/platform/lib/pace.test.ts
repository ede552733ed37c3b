/** What a flood leaves to others: work that waits in its caller's turns. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pace } from './pace.ts';
import { TooManyWaiting, Turns } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const AT_ONCE = 2;
const WORK_MS = 100;

/** Sends pieces of work at once; each takes a tenth of a second. Returns when each began, in milliseconds. */
function flood(pace: Pace, caller: string, count: number) {
  const turns = new Turns({ atOnce: AT_ONCE, mostWaiting: 100 }, pace);
  const start = performance.now();
  const begun: number[] = [];
  const work = async () => {
    begun.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, WORK_MS));
    pace.use(caller, WORK_MS);
  };
  const failures: unknown[] = [];
  for (let index = 0; index < count; index += 1)
    turns.run(caller, work).catch((failure) => failures.push(failure));
  return { begun, failures, turns };
}

/** Lets time go by, in which someone else uses the portal. */
async function pass(pace: Pace, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    pace.use('others', 1);
    await vi.advanceTimersByTimeAsync(1_000);
  }
}

it('gives a flood its share of the time beside others, and a little in advance', async () => {
  const pace = new Pace(0.1);
  const { begun } = flood(pace, 'ada', 12);
  await pass(pace, 9);
  const used = begun.length * WORK_MS;
  expect(used).toBeGreaterThan(0.1 * 9_000);
  expect(used).toBeLessThan(0.1 * 9_000 + 600);
});

it('lets work rest for many times as long as the last piece took', async () => {
  const pace = new Pace(0.1);
  const { begun } = flood(pace, 'ada', 10);
  await pass(pace, 20);
  const rests = begun.slice(-3).map((at, index, all) => at - (all[index - 1] ?? at));
  for (const rest of rests.slice(1)) expect(rest).toBeCloseTo(WORK_MS / 0.1, -2);
});

it.each([
  ['while no one else uses the portal', new Pace(0.1), 12],
  ['without a limit', new Pace(0), 12],
])('lets no one rest %s', async (_when, pace, count) => {
  const { begun } = flood(pace, 'ada', count);
  await vi.advanceTimersByTimeAsync((count / AT_ONCE) * WORK_MS);
  expect(begun).toHaveLength(count);
});

it('lets no one rest whose work need not wait', async () => {
  const pace = new Pace(0.1);
  for (let round = 0; round < 20; round += 1) {
    pace.use('others', 1);
    const { begun } = flood(pace, 'ada', AT_ONCE);
    await vi.advanceTimersByTimeAsync(WORK_MS);
    expect(begun).toEqual([0, 0]);
  }
});

it('ends the rest when the others are gone', async () => {
  const pace = new Pace(0.01);
  const { begun } = flood(pace, 'ada', 8);
  await pass(pace, 1);
  const before = begun.length;
  expect(before).toBeLessThan(8);
  await vi.advanceTimersByTimeAsync(13_000);
  expect(begun).toHaveLength(8);
});

it('refuses what has waited half a minute, and forgets the line when it is empty', async () => {
  const pace = new Pace(0.001);
  const { begun, failures, turns } = flood(pace, 'ada', 20);
  await pass(pace, 33);
  expect(failures).toHaveLength(20 - begun.length);
  for (const failure of failures) expect(failure).toBeInstanceOf(TooManyWaiting);
  expect(turns.size).toBe(0);
});
