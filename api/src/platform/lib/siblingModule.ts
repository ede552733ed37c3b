import { fileURLToPath } from 'node:url';

/**
 * A module beside this one as its own program (a process to fork, a worker thread): its path and the options Node needs
 * for it. The sources run through tsx, the build directly.
 */
export function siblingModule(from: string, name: string): { path: string; execArgv: string[] } {
  const isSource = from.endsWith('.ts');
  const path = fileURLToPath(new URL(`./${name}${isSource ? '.ts' : '.js'}`, from));
  return { path, execArgv: isSource ? ['--conditions=source', '--import', 'tsx'] : [] };
}
