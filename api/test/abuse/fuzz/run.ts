/** Runs the rounds of the fuzz one after another and adds up their results. */
import { type Found, openFuzzPortal, runRound } from './round.ts';

const ROUND = 1500;
/** After this many findings, a run stops. */
const MOST_FOUND = 20;

export interface Plan {
  /** The seed of the first round; each later round's seed is `seedStep` higher. */
  firstSeed: number;
  seedStep: number;
  requests: number;
}

export interface Outcome {
  found: (Found & { seed: number })[];
  /** How many times each status was returned, by entry point. */
  statusCounts: Record<string, number>;
}

/** Adds up the findings of several runs. */
export function sumOutcomes(outcomes: readonly Outcome[]): Outcome {
  const statusCounts: Outcome['statusCounts'] = {};
  for (const outcome of outcomes)
    for (const [what, count] of Object.entries(outcome.statusCounts))
      statusCounts[what] = (statusCounts[what] ?? 0) + count;
  return { found: outcomes.flatMap(({ found }) => found), statusCounts };
}

/** Runs the plan on its own portal and calls `say` for every round. */
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
