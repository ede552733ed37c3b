/**
 * Makes one file of each program that opens a portal, in place of what compile.mjs wrote: the server has some fifteen
 * hundred small modules, its own and its packages', and finding and reading them took more of a start than anything else.
 * The other files stay: commands, workers and tests load few of them.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const DIST = fileURLToPath(new URL('../api/dist/', import.meta.url));
/** What `main.js` beside each reads once it listens to signals. */
const PROGRAMS = ['app/start.js', 'demo/start.js'];

/** They bring machine code, WebAssembly or threads, which they find beside their own files. */
const LEFT_ALONE = ['bcrypt', 'sharp', 'piscina', '@prisma/client/*', 'pg-native'];

/** Packages of the older kind ask for Node's modules by `require`, which modules do not have. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;

/** Each module of ours continues looking for files and programs from where it was itself. */
const fromTheirPlaces = (program) => ({
  name: 'from their places',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]api[\\/]dist[\\/].*\.js$/ }, ({ path }) => {
      const place = relative(dirname(program), path).replaceAll('\\', '/');
      const url = `new URL(${JSON.stringify(place)}, import.meta.url).href`;
      return { contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', url) };
    }),
});

for (const name of PROGRAMS) {
  const program = join(DIST, name);
  await build({
    entryPoints: [program],
    outfile: program,
    allowOverwrite: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // The lines stay readable, and a debugger finds the sources.
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
    external: LEFT_ALONE,
    banner: { js: REQUIRE },
    plugins: [fromTheirPlaces(program)],
  });
}
