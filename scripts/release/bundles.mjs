/**
 * The server of a release: each program is a bundle, so that nothing is needed beside them but the few packages that
 * esbuild leaves alone.
 */
import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle, DIST } from '../bundle.mjs';

/** The build has bundled it. */
const SERVER = 'app/start.js';
/** The server starts these as threads and as a process. */
const BESIDE = ['documents/pdf/worker.js', 'documents/received/worker.js', 'platform/db/embedded/server.js'];

/** The commands load the server when they start it, and not with them. */
const serverBeside = {
  name: 'server beside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /\/app\/start\.js$/ }, () => ({ path: `./${SERVER}`, external: true })),
};

/** Packages that the bundle imports. */
const packagesIn = ({ outputs }) =>
  Object.values(outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ path, external }) => external && !path.startsWith('.'))
    .map(({ path }) => /^(@[^/]+\/)?[^/]+/.exec(path)[0]);

/** Writes the bundles into a folder as `api/dist` has them; returns the packages that they import. */
export async function writeBundles(folder) {
  mkdirSync(dirname(join(folder, SERVER)), { recursive: true });
  cpSync(join(DIST, SERVER), join(folder, SERVER));
  // Every command is a file that only it needs, and those in common, all in one folder.
  const commands = bundle('main.js', { outdir: folder, splitting: true, plugins: [serverBeside] });
  const others = BESIDE.map((name) => bundle(name, { outfile: join(folder, name) }));
  // The server's own are those of the commands and threads, which open databases and make documents as well.
  const server = bundle(SERVER, { outfile: SERVER, write: false });
  return new Set((await Promise.all([commands, server, ...others])).flatMap(packagesIn));
}
