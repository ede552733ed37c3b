/** Everything that can be wrong without running the portal: types, style, imports between rooms, stale files, drift. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What follows from the schema. */
const GENERATED = ['schema.graphql', 'api/src/access.txt', 'api/src/rest/graphql-env.d.ts', 'docs/access.md'];

const run = (command, ...args) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

/** Writes the generated files anew and compares: what is committed must be what the code says. */
function areCurrent(files, generate) {
  const before = files.map((file) => readFileSync(file, 'utf8'));
  if (!run('npm', 'run', '--silent', generate)) return false;
  const stale = files.filter((file, index) => readFileSync(file, 'utf8') !== before[index]);
  for (const file of stale) console.error(`${file} was not up to date; it is now. Commit it.`);
  return stale.length === 0;
}

/** A merge of two branches can lose a package of a package: `npm ci` then installs less than is needed, and says nothing. */
function isLockWhole() {
  const { stderr } = spawnSync('npm', ['ls', '--all', '--package-lock-only'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const missing = [...stderr.matchAll(/^npm error missing: (.+)$/gm)].map(([, what]) => what);
  for (const what of missing) console.error(`package-lock.json lacks ${what}.`);
  return missing.length === 0;
}

const CHECKS = [
  ['package-lock.json is whole', isLockWhole],
  ['Prisma client', () => run('npm', 'run', '--silent', 'generate:prisma')],
  ['schema.graphql, access map and guide, REST types', () => areCurrent(GENERATED, 'generate:schema')],
  [
    'Relay artifacts, operations by id',
    () =>
      run('npx', 'relay-compiler', '--noWatchman', '--validate') &&
      areCurrent(['operations.json'], 'generate:relay'),
  ],
  ['types of the API', () => run('npx', 'tsc', '--noEmit', '-p', 'api/tsconfig.json')],
  ['types of the web client', () => run('npx', 'tsc', '--noEmit', '-p', 'web/tsconfig.json')],
  ['types of the browser tests', () => run('npx', 'tsc', '--noEmit', '-p', 'web/e2e/tsconfig.json')],
  ['style, and imports between rooms', () => run('npx', 'biome', 'check', '.')],
  ['no drift between model and migrations', () => run('node', 'scripts/checkDrift.mjs')],
];

const failed = CHECKS.filter(([name, holds]) => {
  const ok = holds();
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
  return !ok;
});
process.exit(failed.length === 0 ? 0 : 1);
