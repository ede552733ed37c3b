/**
 * The whole test suite, one part after the other so that two cores suffice, and one line with the sum at the end.
 * `--long` runs the long forms of the fault tests.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { startTestPostgres } from './testPostgres.mjs';

const long = process.argv.includes('--long');
const folder = mkdtempSync(join(tmpdir(), 'portal-results-'));
const total = { passed: 0, failed: 0 };

/** Runs a part with vitest and adds its counts; a part that dies without a result counts as one failure. */
function runPart(name, cwd, args, env = {}) {
  console.log(`\n── ${name} ──`);
  const file = join(folder, `${name.replace(/\W+/g, '-')}.json`);
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    { cwd, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } },
  );
  let result = { numPassedTests: 0, numFailedTests: 0 };
  try {
    result = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    console.error(`${name} left no result.`);
  }
  total.passed += result.numPassedTests;
  // A file that cannot be loaded fails without a failed test.
  total.failed += status === 0 ? 0 : Math.max(1, result.numFailedTests);
}

function step(name, command, args) {
  console.log(`\n── ${name} ──`);
  const { status } = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  total[status === 0 ? 'passed' : 'failed'] += 1;
}

step('Build', 'node', ['scripts/build.mjs']);
step('Check: types, style, rooms, generated files, drift', 'node', ['scripts/check.mjs']);
runPart('API on the embedded database', 'api', []);

const postgres = await startTestPostgres();
if (postgres) {
  runPart('API on PostgreSQL', 'api', [], { TEST_DATABASE_URL: postgres.url });
  await postgres.stop();
}

runPart('Faults', 'api', ['--config', 'faults/vitest.config.ts'], long ? { LONG: '1' } : {});
runPart('Web', 'web', []);
runPart('Browser', 'web', ['--config', 'e2e/vitest.config.ts'], { CHROMIUM: await ensureChromium() });

rmSync(folder, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
