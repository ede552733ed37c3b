/**
 * Writes a workspace's sources to its dist as JavaScript, file by file: `node ../scripts/compile.mjs` in its folder. Types
 * are checked elsewhere, so running the portal takes no TypeScript compiler.
 */
import { readdirSync } from 'node:fs';
import { build } from 'esbuild';

/** Tests, and what only tests import. */
const LEFT_OUT = /\.test\.ts$|^testing\.ts$|\.d\.ts$/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !LEFT_OUT.test(path),
);

/** Every file stays one of its own, and imports its neighbors by the names they have there. */
const fileByFile = {
  name: 'file by file',
  setup: ({ onResolve }) =>
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'entry-point'
        ? undefined
        : { path: path.startsWith('.') ? path.replace(/\.ts$/, '.js') : path, external: true },
    ),
};

await build({
  entryPoints: sources.map((path) => `src/${path}`),
  outbase: 'src',
  outdir: 'dist',
  bundle: true,
  treeShaking: false,
  format: 'esm',
  platform: 'node',
  target: 'es2023',
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
  plugins: [fileByFile],
});
