/**
 * Packages for tests, checks and development, which `npm ci` leaves out (.npmrc): importing this first installs the
 * missing ones from package-lock.json. A file that imports such a package by name is linked before this runs, so
 * package.json starts it with `--import`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const readPackage = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

/** A workspace has its own copy of the package, or shares one. */
const isInstalled = (folder, name) =>
  [folder, '.'].some((place) => existsSync(join(root, place, 'node_modules', name, 'package.json')));

const isComplete = ['.', ...readPackage('.').workspaces].every((folder) =>
  Object.keys(readPackage(folder).devDependencies ?? {}).every((name) => isInstalled(folder, name)),
);

if (!isComplete) {
  console.error('Installing what tests and checks need …');
  const args = ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(1);
}
