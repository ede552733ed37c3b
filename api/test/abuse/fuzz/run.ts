/** Rounds of the fuzz, one after another, and what came of them in all. */
import { type Found, openFuzzPortal, runRound } from './round.ts';

const ROUND = 1500;
/** After so many a run has shown enough. */
const MOST_FOUND = 20;

export interface Plan {
  /** The seed of the first round; each further one has the seed so many later. */
  firstSeed: number;
  seedStep: number;
  requests: number;
}

export interface Outcome {
  found: (Found & { seed: number })[];
  /** How often each status was returned, by entry point. */
  statusCounts: Record<string, number>;
}

/** Adds up what several runs have found. */
export function sumOutcomes(outcomes: readonly Outcome[]): Outcome {
  const statusCounts: Outcome['statusCounts'] = {};
  for (const outcome of outcomes)
    for (const [what, count] of Object.entries(outcome.statusCounts))
      statusCounts[what] = (statusCounts[what] ?? 0) + count;
  return { found: outcomes.flatMap(({ found }) => found), statusCounts };
}

/** Runs the plan on its own portal; `say` is called for every round. */
export async function runFuzz(
  { firstSeed, seedStep, requests }: Plan,
  say: (line: string) => void,
): Promise<Outcome> {
  const fuzz = await openFuzzPortal();
  const outcomes: Outcome[] = [];
  let found = 0;
  let seed = firstSeed;
  for (let left = requests; left > 0 && found < MOST_FOUND; left -= ROUND, seed += seedStep) {
    const round = await runRound(fuzz, seed, Math.min(ROUND, left));
    found += round.found.length;
    outcomes.push({
      found: round.found.map((one) => ({ seed, ...one })),
      statusCounts: Object.fromEntries(round.statusCounts),
    });
    for (const one of round.found) say(`FUZZ_SEED=${seed} finds ${JSON.stringify(one, undefined, 2)}`);
    say(`FUZZ_SEED=${seed}: ${round.found.length} found, ${Math.max(0, left - ROUND)} requests to go.`);
  }
  await fuzz.portal.close();
  return sumOutcomes(outcomes);
}
