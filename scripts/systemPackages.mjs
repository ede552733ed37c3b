/** Installs the packages that tests need with apt, if there is apt and the tests run as root. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Returns whether the package is installed now. */
export function installPackage(name) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  console.log(`Installing ${name} from the system’s packages …`);
  return run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-y', '-q', name]);
}
