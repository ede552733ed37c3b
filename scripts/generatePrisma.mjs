/** Generates the code that depends on the data model. */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(new URL('../api/package.json', import.meta.url));

/** Runs a package's program; exits when it fails. */
function run(bin, args, env = {}) {
  const { status } = spawnSync(process.execPath, [require.resolve(bin), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

// `generate` needs no engine, but Prisma downloads one unless some program is in its place.
run('prisma/build/index.js', ['generate', '--no-hints'], {
  PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
  PRISMA_HIDE_UPDATE_MESSAGE: '1',
  // Lets Prisma find the other generators even when npm did not start this script.
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
});
