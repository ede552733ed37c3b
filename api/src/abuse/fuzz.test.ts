/**
 * Requests that nobody wrote by hand, to both doors, as callers of every kind. FUZZ_SEED repeats a round; the long form
 * goes on from there for FUZZ_REQUESTS requests, a million unless told otherwise.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFuzzPortal, runRound } from './fuzz/round.ts';

const { LONG, FUZZ_SEED, FUZZ_REQUESTS } = process.env;
const ROUND = 1500;
const REQUESTS = Number(FUZZ_REQUESTS ?? (LONG ? 1_000_000 : 1200));
/** The short form is the same on every run, so that it fails for a change and not by chance. */
const FIRST_SEED = Number(FUZZ_SEED ?? (LONG ? Date.now() % 1_000_000_000 : 2026));

let fuzz: Awaited<ReturnType<typeof openFuzzPortal>>;
beforeAll(async () => {
  fuzz = await openFuzzPortal();
});
afterAll(() => fuzz.portal.close());

/** After so many a run has shown enough. */
const MOST_FOUND = 20;

test(
  'whatever is asked, nothing fails inside and every answer is as described',
  async () => {
    const total = new Map<string, number>();
    const found: object[] = [];
    let seed = FIRST_SEED;
    for (let left = REQUESTS; left > 0 && found.length < MOST_FOUND; left -= ROUND, seed += 1) {
      const round = await runRound(fuzz, seed, Math.min(ROUND, left));
      for (const [what, count] of round.tally) total.set(what, (total.get(what) ?? 0) + count);
      found.push(...round.found.map((one) => ({ seed, ...one })));
      for (const one of round.found) console.log(`FUZZ_SEED=${seed} finds`, one);
      if (LONG)
        console.log(
          `FUZZ_SEED=${seed}: ${round.found.length} found, ${Math.max(0, left - ROUND)} requests to go.`,
        );
    }
    const tally = [...total].sort().map(([what, count]) => `${what} × ${count}`);
    console.log(`Seeds from ${FIRST_SEED}: ${tally.join(', ')}.`);
    expect(found).toEqual([]);
    // Most requests must get somewhere, or nothing is shown.
    expect(total.get('REST 200') ?? 0).toBeGreaterThan(REQUESTS / 20);
  },
  24 * 3_600_000,
);
