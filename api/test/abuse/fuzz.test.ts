/**
 * Random requests to both entry points, from callers of every kind. FUZZ_SEED repeats a round; the long form continues
 * from there for FUZZ_REQUESTS requests, 20,000 by default.
 */
import { expect, test } from 'vitest';
import { runInLanes } from './fuzz/lanes.ts';
import { runFuzz } from './fuzz/run.ts';

const { LONG, FUZZ_SEED, FUZZ_REQUESTS } = process.env;
const REQUESTS = Number(FUZZ_REQUESTS ?? (LONG ? 20_000 : 100));
/** The short form is the same on every run, so that it fails because of a change and not by chance. */
const FIRST_SEED = Number(FUZZ_SEED ?? (LONG ? Date.now() % 1_000_000_000 : 5000));

test(
  'no request causes an internal error, and every response is as described',
  async () => {
    const plan = { firstSeed: FIRST_SEED, requests: REQUESTS };
    const { found, statusCounts } = LONG
      ? await runInLanes(plan)
      : await runFuzz({ ...plan, seedStep: 1 }, () => {});
    const counted = Object.entries(statusCounts).sort();
    const responses = counted.reduce((sum, [, count]) => sum + count, 0);
    console.log(
      `Seeds from ${FIRST_SEED}, ${responses} requests: ${counted.map(([what, count]) => `${what} × ${count}`).join(', ')}.`,
    );
    expect(found).toEqual([]);
    expect(responses).toBe(REQUESTS);
    // Most requests must succeed, or the test shows nothing.
    expect(statusCounts['REST 200'] ?? 0).toBeGreaterThan(REQUESTS / 20);
  },
  24 * 3_600_000,
);
