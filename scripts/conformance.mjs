/**
 * `npm run conformance`: every statement of docs/conformance with its verdict and the tests that prove it, from the
 * results of the last `npm test`. Exits with 1 if one is red. `--brief` prints only the red ones and the total.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RESULTS, readResults } from './conformance/results.mjs';
import { judge, readDecisions, readRun, readStatements } from './conformance/statements.mjs';

const ROOM = 'docs/conformance';
const isBrief = process.argv.includes('--brief');

if (!existsSync(join(RESULTS, 'run.json'))) {
  console.error(`There are no results of a test run in ${RESULTS}: run npm test first.`);
  process.exit(1);
}
const { endedAt, steps, results } = readResults();

const files = readdirSync(ROOM)
  .filter((name) => /^(spec|contract)-\d.*\.md$/.test(name))
  .sort();
const statements = files.flatMap((name) =>
  readStatements(readFileSync(join(ROOM, name), 'utf8'), join(ROOM, name)),
);
if (statements.length === 0) throw new Error(`There are no statements in ${ROOM}.`);
const decisions = readDecisions(readFileSync('docs/decisions.md', 'utf8'));
const judged = judge(statements, readRun(results, steps), decisions);

const proofsOf = ({ tests, departures }) => [
  ...tests.map(({ part, name }) => `${part}: ${name}`),
  ...departures.map((anchor) => `Departs: docs/decisions.md#${anchor}`),
];
for (const one of judged) {
  if (isBrief && one.verdict !== 'red') continue;
  console.log(`${one.verdict.padEnd(8)} ${one.id.padEnd(7)} ${one.words}`);
  for (const proof of one.verdict === 'red' ? one.errors : proofsOf(one))
    console.log(`${' '.repeat(17)}${proof}`);
}

const count = (verdict) => judged.filter((one) => one.verdict === verdict).length;
console.log(
  `\n${judged.length} statements: ${count('proven')} proven, ${count('departs')} departures with their decision, ${count('red')} red (run of ${endedAt})`,
);
process.exit(count('red') === 0 ? 0 : 1);
