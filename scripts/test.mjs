/**
 * The whole test suite, and one line with the sum at the end. One part after the other: each keeps both
 * cores of a small machine busy. `--long` runs the long forms, the fuzz of a million
 * requests among them: FUZZ_REQUESTS makes it shorter, and FUZZ_SEED begins where another run has stopped. SOAK_MINUTES
 * shortens the hour that a server works on each database.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { clearResults, closeResults, resultFile } from './conformance/results.mjs';
import { startTestPostgres } from './testPostgres.mjs';

const long = process.argv.includes('--long');
const forms = long ? { LONG: '1' } : {};
const total = { passed: 0, failed: 0 };
/** What failed, to be said again at the end, where it is found. */
const failures = [];
/** Whether each step passed. */
const steps = {};

/** Runs a program to its end; what it printed comes in one piece, so that parts side by side stay readable. */
function run(name, command, args, options = {}) {
  return new Promise((resolve) => {
    const began = Date.now();
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
    child.once('close', (status) => {
      console.log(`\n── ${name} (${Math.round((Date.now() - began) / 1000)} s) ──`);
      process.stdout.write(Buffer.concat(printed));
      resolve(status);
    });
  });
}

/** Runs a part with vitest and adds its counts; a part that dies without a result counts as one failure. */
async function runPart(name, cwd, args, env = {}) {
  const file = resultFile(name);
  const status = await run(
    name,
    'npx',
    ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { cwd, env: { ...process.env, ...env } },
  );
  let result = { numPassedTests: 0, numFailedTests: 0, testResults: [] };
  try {
    result = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.error(`${name} left no result.`);
  }
  total.passed += result.numPassedTests;
  // A file that cannot be loaded fails without a failed test.
  total.failed += status === 0 ? 0 : Math.max(1, result.numFailedTests);
  const failed = result.testResults.flatMap((file) => formatFailures(cwd, file));
  failures.push(...failed.map((line) => `${name}: ${line}`));
  if (status !== 0 && failed.length === 0) failures.push(`${name}: ended with exit status ${status}`);
}

/** A line for each failed test of a file, or one for a file that could not be loaded. */
function formatFailures(cwd, { name, status, message, assertionResults }) {
  const file = relative(cwd, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file}: ${message.split('\n')[0]}`];
  return failed.map((test) => `${file} > ${test.fullName}\n  ${test.failureMessages[0]?.split('\n')[0]}`);
}

function step(name, command, args) {
  console.log(`\n── ${name} ──`);
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  steps[name] = status === 0;
  total[status === 0 ? 'passed' : 'failed'] += 1;
  if (status !== 0) failures.push(name);
}

/**
 * What the embedded database is asked where a server has been asked everything: itself, what is done with its folder, and
 * what rests most on locks and on SQL of the portal's own. The error and browser tests run on it as well, and the long
 * form asks it everything.
 */
const ASKED_OF_BOTH = [
  'src/platform/db',
  'src/platform/sql/find',
  'src/platform/sql/statement',
  'src/platform/sql/transaction',
  'src/backup',
  'src/domains/payroll/process',
  'src/domains/timeLogs/week',
  'verify.command',
];

/** Everything on a server, and what depends on the database on both; everything on the embedded one without a server. */
async function api() {
  const postgres = await startTestPostgres({ durable: false });
  if (postgres) {
    await runPart('API on PostgreSQL', 'api', [], { ...forms, TEST_DATABASE_URL: postgres.url });
    await postgres.stop();
  }
  await runPart('API on the embedded database', 'api', postgres && !long ? ASKED_OF_BOTH : [], forms);
}

clearResults();
step('Build', 'node', ['scripts/build.mjs']);
step('Check: types, style, rooms, generated files, drift', 'node', ['scripts/check.mjs']);
await runPart('Rules', 'rules', [], forms);
await api();
await runPart('Web', 'web', ['--maxWorkers=2']);
await runPart('Faults', 'api', ['--config', 'test/faults/vitest.config.ts'], forms);
await runPart('Browser', 'web', ['--config', 'e2e/vitest.config.ts'], { CHROMIUM: await ensureChromium() });

closeResults(steps);
step('Conformance', 'node', ['scripts/conformance.mjs', '--brief']);

if (failures.length > 0) console.log(`\n── Failed ──\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
