/** Servers that are no part of the portal, installed for one run into its own folder. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Installs packages. Returns the folder they are found from, or undefined, and a line that says so, where they refuse. */
export function install(parent: string, name: string, packages: readonly string[]): string | undefined {
  const folder = join(parent, name);
  mkdirSync(folder);
  const { status, stderr } = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--loglevel=error',
      ...packages,
    ],
    { encoding: 'utf8', timeout: 120_000 },
  );
  if (status === 0) return folder;
  const why = /^npm (?:error|ERR!) (.+)$/m.exec(stderr ?? '')?.[1] ?? 'npm did not come to an end';
  console.log(`${packages[0]} is left out: ${why}.`);
  return undefined;
}
