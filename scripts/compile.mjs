/**
 * Compiles a workspace's sources to JavaScript in its dist, file by file: `node ../scripts/compile.mjs` in its folder.
 * Types are checked elsewhere, so running the portal needs no TypeScript compiler.
 */
import { readdirSync } from 'node:fs';
import { build } from 'esbuild';

/** Tests, and files that only tests import. */
const LEFT_OUT = /\.test\.ts$|^testing\.ts$|\.d\.ts$/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !LEFT_OUT.test(path),
);

/** Every file stays separate, and imports its neighbors by their compiled names. */
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
