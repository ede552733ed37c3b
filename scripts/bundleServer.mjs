/**
 * Bundles each program that opens a portal into one file, replacing the output of compile.mjs: the server has some
 * fifteen hundred small modules with its packages, and finding and reading them took most of its start. The other files
 * stay: commands, workers and tests load few of them.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const DIST = fileURLToPath(new URL('../api/dist/', import.meta.url));
/** Modules that each `main.js` loads once it listens to signals. */
const PROGRAMS = ['app/start.js', 'demo/start.js'];

/** These load machine code, WebAssembly or threads from beside their own files. */
const LEFT_ALONE = ['bcrypt', 'sharp', 'piscina', '@prisma/client/*', 'pg-native'];

/** CommonJS packages call `require` for Node's modules, which ES modules do not have. */
const REQUIRE = `import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);`;

/** Each module of ours keeps looking for files and programs relative to its own place. */
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
