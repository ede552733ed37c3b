/** Where a test run leaves its results for `npm run conformance`, until the next run. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const RESULTS = 'node_modules/.cache/test-results';

/** The file of a part's results. */
export const resultFile = (part) => join(process.cwd(), RESULTS, `${part}.json`);

/** Makes room for the results of a new run: those of the last one are removed. */
export function clearResults() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
}

/** Closes a run that has finished; `steps` say of each step whether it passed. */
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
