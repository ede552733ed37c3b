/** What a flood leaves to others: work that waits in its caller's turns. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pace } from './pace.ts';
import { CallerGone, TooManyWaiting, Turns } from './turns.ts';

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

it('makes the next piece of work wait many times as long as the last one took', async () => {
  const pace = new Pace(0.1);
  const { begun } = flood(pace, 'ada', 10);
  await pass(pace, 20);
  const [before, last] = begun.slice(-2) as [number, number];
  expect(last - before).toBeCloseTo(WORK_MS / 0.1, -2);
});

it('does not slow a flood down while no one else uses the portal', async () => {
  const count = 12;
  const { begun } = flood(new Pace(0.1), 'ada', count);
  await vi.advanceTimersByTimeAsync((count / AT_ONCE) * WORK_MS);
  expect(begun).toHaveLength(count);
});

it('does not slow a flood down without a limit', async () => {
  const count = 12;
  const pace = new Pace(0);
  pace.use('others', 1);
  const { begun } = flood(pace, 'ada', count);
  await vi.advanceTimersByTimeAsync((count / AT_ONCE) * WORK_MS);
  expect(begun).toHaveLength(count);
});

it('does not slow down a caller whose work never waits', async () => {
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

it('goes on at once after everything that waited was given up', async () => {
  const pace = new Pace(0.01);
  const { begun, turns } = flood(pace, 'ada', AT_ONCE);
  const leaves: (() => void)[] = [];
  const givenUp = Array.from({ length: 8 }, () =>
    turns
      .run(
        'ada',
        () => pace.use('ada', 1_000),
        (leave) => leaves.push(leave),
      )
      .catch((failure) => failure),
  );
  await pass(pace, 2);
  for (const leave of leaves) leave();
  expect((await Promise.all(givenUp)).at(-1)).toBeInstanceOf(CallerGone);
  expect(turns.size).toBe(0);
  const next = turns.run('ada', () => new Promise((resolve) => setTimeout(resolve, 3_000)));
  await pass(pace, 2);
  // The end of the rest does not concern it.
  expect(turns.size).toBe(1);
  await pass(pace, 2);
  await next;
  expect([begun.length, turns.size]).toEqual([AT_ONCE, 0]);
});
