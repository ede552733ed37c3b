/** How programs of the build become bundles, for a checkout (bundleServer.mjs) and for a release (release/bundles.mjs). */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const DIST = fileURLToPath(new URL('../api/dist/', import.meta.url));

/** These load machine code, WebAssembly, threads or fonts from beside their own files. */
const LEFT_ALONE = [
  'bcrypt',
  'sharp',
  'piscina',
  'pdfmake',
  '@electric-sql/pglite',
  '@prisma/client/*',
  'pg-native',
];

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

/**
 * Bundles a program of dist. Returns esbuild's list of what it imports.
 * @param name such as `app/start.js`.
 */
export async function bundle(name, { plugins = [], ...options } = {}) {
  const program = join(DIST, name);
  const { metafile } = await build({
    entryPoints: [program],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    logLevel: 'warning',
    external: LEFT_ALONE,
    banner: { js: REQUIRE },
    metafile: true,
    plugins: [...plugins, fromTheirPlaces(program)],
    ...options,
  });
  return metafile;
}
