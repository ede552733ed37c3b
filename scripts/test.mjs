/**
 * The whole test suite, and one line with the sum at the end. What waits for a process or the disk runs beside what
 * computes, so that both cores of a small machine are always busy. `--long` runs the long versions of all parts, each on
 * its own; CONTRIBUTING.md lists what makes them longer still.
 */
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { clearResults, closeResults, resultFile } from './conformance/results.mjs';
import { ensurePostgres, startTestPostgres } from './testPostgres.mjs';

const long = process.argv.includes('--long');
const forms = long ? { LONG: '1' } : {};
const folder = mkdtempSync(join(findFastFolder(), 'portal-tests-'));
// Everybody may pass through: PostgreSQL runs as a user of its own.
chmodSync(folder, 0o711);
process.env.TMPDIR = folder;
const total = { passed: 0, failed: 0 };
/** What failed, to be said again at the end, where it is found. */
const failures = [];
/** Whether each step passed. */
const steps = {};

/**
 * Memory, where there is plenty: databases and browsers of tests write much that need not outlive them, and waiting for
 * the disk to have it leaves the cores idle.
 */
function findFastFolder() {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > 8 * 1024 ** 3 ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

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
async function runPart(name, cwd, args = [], env = {}) {
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

async function step(name, command, args) {
  const status = await run(name, command, args);
  steps[name] = status === 0;
  total[status === 0 ? 'passed' : 'failed'] += 1;
  if (status !== 0) failures.push(name);
}

/**
 * What runs on the embedded database when a server has run everything: its own tests, what is done with its folder, and
 * what relies most on locks and on the portal's own SQL. The fault and browser tests run on it as well, and the long
 * version runs everything on it.
 */
const ASKED_OF_BOTH = [
  'src/platform/db/embedded',
  'src/platform/db/away',
  'src/platform/db/fairPool',
  'src/platform/db/migrate',
  'src/platform/db/transaction',
  'test/lists/asPrisma',
  'src/commands',
];

/** Everything on a server, and what depends on the database on both; everything on the embedded one without a server. */
async function api() {
  const postgres = await startTestPostgres({ durable: false });
  if (postgres) {
    await runPart('API on PostgreSQL', 'api', [], { ...forms, TEST_DATABASE_URL: postgres.url });
    await postgres.stop();
  }
  await runPart('API on the embedded database', 'api', postgres && !long ? ASKED_OF_BOTH : [], forms);
  await runPart('Benchmark', 'bench');
}

/** What needs neither the build nor generated files, and is computed while those are made. */
async function sources() {
  await runPart('Rules', 'rules', [], forms);
  await runPart('Web', 'web', ['--maxWorkers=2'], forms);
}

async function builtAndChecked() {
  await step('Build', 'node', ['scripts/make.mjs', 'build']);
  // It writes generated files again, so nothing that loads them runs beside it.
  await step('Check: types, style, rooms, generated files, drift', 'node', ['scripts/check.mjs']);
}

/**
 * Side by side, so that one computes while the other waits; in turn in the long version, which needs the whole machine.
 */
async function together(...parts) {
  if (!long) return Promise.all(parts.map((part) => part()));
  for (const part of parts) await part();
}

const browser = () =>
  runPart('Browser', 'web', ['--config', 'e2e/vitest.config.ts'], { ...forms, CHROMIUM: chromium });
const faults = () => runPart('Faults', 'api', ['--config', 'test/faults/vitest.config.ts'], forms);

const chromium = await ensureChromium();
ensurePostgres();
clearResults();
await together(builtAndChecked, sources);
// Pages become slow when other parts compete with them, so nothing runs beside them.
await browser();
await together(api, faults);
closeResults(steps);
await step('Conformance', 'node', ['scripts/conformance.mjs', '--brief']);

rmSync(folder, { recursive: true, force: true });
if (failures.length > 0) console.log(`\n── Failed ──\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
