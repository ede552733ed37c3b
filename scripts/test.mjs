/**
 * The whole test suite, with one summary line at the end. Parts that wait for a page, a process or the disk run beside
 * parts that compute, so that both cores of a small machine are always busy. `--long` runs the long versions of all
 * parts, each on its own; docs/guides/tests.md lists what makes them longer still.
 */
import './contributorPackages.mjs';
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { clearResults, closeResults, resultFile } from './conformance/results.mjs';
import { ensurePostgres, findPostgres, startTestPostgres } from './testPostgres.mjs';

const long = process.argv.includes('--long');
const forms = long ? { LONG: '1' } : {};
const folder = mkdtempSync(join(findFastFolder(), 'portal-tests-'));
// Every user may pass through: PostgreSQL runs under its own.
chmodSync(folder, 0o711);
process.env.TMPDIR = folder;
const total = { passed: 0, failed: 0 };
/** The failures, repeated at the end, where people look. */
const failures = [];
/** Whether each step passed. */
const steps = {};

/**
 * Memory, if there is plenty: the tests' databases and browsers write much temporary data, and waiting for the disk
 * leaves the cores idle.
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

/**
 * Runs a program to its end; prints its output in one piece, so that parallel parts stay readable.
 * @param behind whether it and its child processes take only the cores' time that the parts beside it leave.
 */
function run(name, command, args, { behind, ...options } = {}) {
  return new Promise((resolve) => {
    const began = Date.now();
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    if (behind && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
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
  return failed.map((test) => `${file} > ${test.fullName}\n  ${summarizeMessage(test.failureMessages[0])}`);
}

/** Its beginning, which may include a server's last output; the stack is printed above. */
const summarizeMessage = (message = '') =>
  message
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.slice(0, 500))
    .join('\n  ');

async function step(name, command, args, options) {
  const status = await run(name, command, args, options);
  steps[name] = status === 0;
  total[status === 0 ? 'passed' : 'failed'] += 1;
  if (status !== 0) failures.push(name);
}

/**
 * Runs on the embedded database after a server has run everything: its own tests, those about its folder, and those
 * that rely most on locks. The fault tests and the browser's first week run on it as well. The long version runs the
 * short form of the whole API on it, too: the further cases ask about the portal's rules, which a server has shown.
 */
const ASKED_OF_BOTH = [
  'src/platform/db/embedded',
  'src/platform/db/away',
  'src/platform/db/migrate',
  'src/platform/db/transaction',
  '.command.test.ts',
  'src/commands/rotateKeys',
];

/** For the parts that run on a server; none if none is installed. */
let postgres;
const onServer = () => ({ ...forms, ...(postgres && { TEST_DATABASE_URL: postgres.url }) });

async function apiOnPostgres() {
  if (postgres) await runPart('API on PostgreSQL', 'api', [], onServer());
}

/**
 * Everything if no server has run it; otherwise a few files, in the short form in one worker, because loading the
 * portal takes longer than most.
 */
async function apiOnEmbedded() {
  const name = 'API on the embedded database';
  if (!findPostgres()) return runPart(name, 'api', [], forms);
  // Each project has its own number, which no argument changes.
  await runPart(name, 'api', ASKED_OF_BOTH, long ? forms : { VITEST_MAX_WORKERS: '1' });
  if (long) await runPart(`${name}, short form`, 'api', [], {});
}

/** Relay's artifacts, which the client's tests need before anything is built. */
const relay = () => run("Relay's artifacts", 'node', ['scripts/make.mjs', 'generate:relay']);
const makes = () => step('Build and generated files', 'node', ['scripts/check.mjs', 'made']);
const rules = () => runPart('Rules', 'rules', [], forms);
const checks = () =>
  step('Check: types, style, rooms, drift', 'node', ['scripts/check.mjs', 'code'], { behind: !long });
const web = () => runPart('Web', 'web', ['--maxWorkers=2'], forms);
const browser = () =>
  runPart('Browser', 'web', ['--config', 'e2e/vitest.config.ts'], { ...onServer(), CHROMIUM: chromium });
const faults = () => runPart('Faults', 'api', ['--config', 'test/faults/vitest.config.ts'], forms);

async function inTurn(...parts) {
  for (const part of parts) await part();
}

/** The parts that fill both cores come last, so that neither waits for the other in the end. */
async function sideBySide() {
  const artifacts = relay();
  const made = artifacts.then(makes);
  // It has no deadlines, so it takes the time on the cores that the others leave.
  const checked = made.then(checks);
  await Promise.all([made, rules(), artifacts.then(web)]);
  // Pages that compete with other parts become slow, and leave a fifth of two cores idle.
  await browser();
  await Promise.all([apiOnPostgres(), inTurn(faults, apiOnEmbedded), checked]);
}

const chromium = await ensureChromium();
ensurePostgres();
postgres = await startTestPostgres({ durable: false });
clearResults();
// The long version needs the whole machine for each part.
if (long) await inTurn(makes, rules, web, browser, checks, apiOnPostgres, faults, apiOnEmbedded);
else await sideBySide();
await postgres?.stop();
closeResults(steps);
await step('Conformance', 'node', ['scripts/conformance.mjs', '--brief']);

rmSync(folder, { recursive: true, force: true });
if (failures.length > 0) console.log(`\n── Failed ──\n${failures.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
