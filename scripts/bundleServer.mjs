/**
 * Bundles each program that opens a portal into one file, replacing the output of compile.mjs: the server has some
 * fifteen hundred small modules with its packages, and finding and reading them took most of its start. The other files
 * stay: commands, workers and tests load few of them.
 */
import { join } from 'node:path';
import { bundle, DIST } from './bundle.mjs';

/** Modules that are loaded once the process listens to signals. */
const PROGRAMS = ['app/start.js', 'demo/start.js'];

for (const name of PROGRAMS)
  await bundle(name, {
    outfile: join(DIST, name),
    allowOverwrite: true,
    // The lines stay readable, and a debugger finds the sources.
    sourcemap: 'linked',
    sourcesContent: false,
  });
