/** Where a test run stores its results for `npm run conformance`, until the next run. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const RESULTS = 'node_modules/.cache/test-results';

/** The file of a part's results. */
export const resultFile = (part) => join(process.cwd(), RESULTS, `${part}.json`);

/** Removes the results of the last run. */
export function clearResults() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
}

/** Closes a finished run; `steps` tells for each step whether it passed. */
export const closeResults = (steps) =>
  writeFileSync(join(RESULTS, 'run.json'), JSON.stringify({ endedAt: new Date().toISOString(), steps }));

/** The results of the last run, by the names of its parts. */
export function readResults() {
  const { endedAt, steps } = JSON.parse(readFileSync(join(RESULTS, 'run.json'), 'utf8'));
  const results = {};
  for (const name of readdirSync(RESULTS))
    if (name !== 'run.json')
      results[name.replace(/\.json$/, '')] = JSON.parse(readFileSync(join(RESULTS, name), 'utf8'));
  return { endedAt, steps, results };
}
