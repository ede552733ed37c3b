import { fileURLToPath } from 'node:url';

/**
 * A neighboring module to run as a program (a forked process or a worker thread): its path and the Node options it
 * needs. Sources run through tsx, the build directly.
 */
export function siblingModule(from: string, name: string): { path: string; execArgv: string[] } {
  const isSource = from.endsWith('.ts');
  const path = fileURLToPath(new URL(`./${name}${isSource ? '.ts' : '.js'}`, from));
  return { path, execArgv: isSource ? ['--conditions=source', '--import', 'tsx'] : [] };
}
