/** Leaves the addresses of the screens to the server, which says 404 of every other. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const ROUTES = 'src/app/routes.tsx';

/** Every path that the routes have, the one for all others aside. */
export function readScreenPaths(): string[] {
  const source = readFileSync(new URL(ROUTES, import.meta.url), 'utf8');
  return [...new Set([...source.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path]) => path!))];
}

export const screenPaths: Plugin = {
  name: 'screen-paths',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(readScreenPaths()) });
  },
};
