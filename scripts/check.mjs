/**
 * Checks everything that can be wrong without running the portal: types, style, imports, stale files, drift. In two
 * halves for the tests: `made` builds and generates; `code` checks the rest and writes nothing.
 */
import './contributorPackages.mjs';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Generated files that are committed. */
const COMMITTED = [
  'schema.graphql',
  'api/test/access/access.txt',
  'docs/access.md',
  'api/operations/today.json',
  'api/operations/released.json',
];
const [half] = process.argv.slice(2);

/** Runs a program to its end, in `cwd`; prints its output in one piece, as another may run beside it. */
function runToEnd(cwd, command, ...args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.once('close', (status) => resolve({ ok: status === 0, said: Buffer.concat(said).toString() }));
  });
}

async function runIn(cwd, command, ...args) {
  const { ok, said } = await runToEnd(cwd, command, ...args);
  process.stderr.write(said);
  return ok;
}

const run = (command, ...args) => runIn('.', command, ...args);

/**
 * With the compiler of the build, which each workspace has. Each of its checkers computes most types again, and its
 * garbage collector would take a fifth of its time.
 */
process.env.GOGC ??= '400';
const hasTypes = (workspace, project) => () =>
  runIn(workspace, 'npx', 'tsc', '--noEmit', '--checkers', '1', '-p', project);

/** Their texts by path. */
function readGenerated() {
  return new Map(COMMITTED.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Regenerates stale files and compares: the committed files must match the code. */
async function areCurrent() {
  const before = readGenerated();
  const build = half === 'made' ? ['build'] : [];
  for (const tasks of [
    ['generate:schema', ...build],
    ['generate:relay', 'generate:rest'],
  ])
    if (!(await run('node', 'scripts/make.mjs', ...tasks))) return false;
  const after = readGenerated();
  const stale = COMMITTED.filter((file) => before.get(file) !== after.get(file));
  for (const file of stale) console.error(`${file} was not up to date; it is now. Commit it.`);
  return stale.length === 0;
}

/** A merge of two branches can lose a dependency of a package: `npm ci` then silently installs too little. */
async function isLockWhole() {
  const { said } = await runToEnd('.', 'npm', 'ls', '--all', '--include=dev', '--package-lock-only');
  const missing = [...said.matchAll(/^npm error missing: (.+)$/gm)].map(([, what]) => what);
  for (const what of missing) console.error(`package-lock.json lacks ${what}.`);
  return missing.length === 0;
}

/** These read no generated file, so they run during generation. */
const NOTHING_GENERATED = [
  ['package-lock.json is whole', isLockWhole],
  ['the walls stand', () => run('node', 'scripts/walls/probe.mjs')],
  ['the picture of the walls', () => run('node', 'scripts/walls/picture.mjs')],
  ['words of general folders', () => run('node', 'scripts/walls/checkWords.mjs')],
  ['files of a mutation', () => run('node', 'scripts/mutationFiles.mjs')],
];
const API = [
  [
    'no drift between model and migrations',
    () => run('node', '--import', './scripts/preload/briefDatabases.mjs', 'scripts/checkDrift.mjs'),
  ],
  ['types of the rules', hasTypes('rules', 'tsconfig.json')],
  // The benchmark runs the API's own code, so both are checked together.
  ['types of the API and the benchmark', hasTypes('bench', 'tsconfig.json')],
  ['unused code and packages', () => run('npx', 'knip')],
];
const WEB_AND_STYLE = [
  [
    'imports between rooms',
    () =>
      run(
        'npx',
        'depcruise',
        '--config',
        'scripts/walls/dependency-cruiser.mjs',
        'rules/src',
        'api/src',
        'web/src',
        'web/test/relayServer',
      ),
  ],
  ['types of the web client', hasTypes('web', 'tsconfig.json')],
  ['types of the browser tests', hasTypes('web', 'e2e/tsconfig.json')],
  ['types of the service worker', hasTypes('web', 'worker/tsconfig.json')],
  ['style', () => run('npx', 'biome', 'check', '.')],
  ["Relay's own rules", () => run('node', 'scripts/lintRelay.mjs')],
  ['rules of the schema', () => run('npx', 'eslint', 'schema.graphql')],
  ['no script of the released schema breaks', () => run('node', 'scripts/schema/compare.mjs')],
];

const failed = [];

/** Runs the checks one after the other. */
async function inTurn(checks) {
  for (const [name, holds] of checks) {
    const began = Date.now();
    const ok = await holds();
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${Math.round((Date.now() - began) / 1000)} s)`);
    if (!ok) failed.push(name);
  }
}

const generated = () => inTurn([['generated files', areCurrent]]);
const rest = () => Promise.all([inTurn([...NOTHING_GENERATED, ...API]), inTurn(WEB_AND_STYLE)]);
if (half === 'made') await generated();
else if (half === 'code') await rest();
else {
  await generated();
  await rest();
}
process.exit(failed.length === 0 ? 0 : 1);
