/** Installs what tests need with the system's own means, where that is Debian's and it may. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const run = (command, args) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;

/** Installs the package and says so. False where it could not. */
export function installPackage(name) {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  console.log(`Installing ${name} from the system’s packages …`);
  return run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-y', '-q', name]);
}
