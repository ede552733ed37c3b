import '../scripts/testMode.mjs';
import { configDefaults, defineConfig } from 'vitest/config';
import { longestFirst } from './test/support/longestFirst.ts';

/** Files that put modules of their own in the place of the portal's: no other file may meet those. */
const OTHER_MODULES = [
  'test/access/long/guards.test.ts',
  'src/graph/pipeline/guards.matrix.test.ts',
  'src/platform/db/embedded/powerCut.test.ts',
];

// Against a server the embedded database is not what is tested, nor are the commands on its folder. Three portals share
// one pool where keys are rotated, and would name their statements alike.
const left = [
  ...configDefaults.exclude,
  // What runs before a release alone.
  ...(process.env.LONG ? [] : ['**/long/**']),
  ...(process.env.TEST_DATABASE_URL
    ? ['src/platform/db/embedded/**', 'src/commands/*.command.test.ts', 'src/commands/rotateKeys.test.ts']
    : []),
];

export default defineConfig({
  // The copy that Node gives to the libraries: Vite would choose another one for our files, and graphql refuses two.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  // The rules as they are written, not as they were built last; the rest are Vite's own conditions.
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    // Three runs of a test run, and the next one, transform most files alike.
    experimental: { fsModuleCache: true },
    // Forks and not threads: a test file that ends takes the child of its database along.
    pool: 'forks',
    // As the portal is started: with room for what requests leave behind, tests take a twentieth less.
    execArgv: ['--max-semi-space-size=64'],
    maxWorkers: 2,
    // A worker keeps the modules from file to file: loading the whole portal takes as long as most files do.
    isolate: false,
    sequence: {
      sequencer: longestFirst(
        '/sequences/sequences.test.ts',
        '/abuse/timing.test.ts',
        '/access/operations.test.ts',
      ),
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'api',
          // The benchmark's few tests need the whole portal too, which is loaded here.
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', '../bench/**/*.test.ts'],
          exclude: ['test/faults/**', ...left, ...OTHER_MODULES],
        },
      },
      {
        extends: true,
        test: { name: 'other modules', include: OTHER_MODULES, exclude: left, isolate: true },
      },
    ],
    setupFiles: [
      '../scripts/preload/briefDatabases.mjs',
      `${import.meta.dirname}/test/support/oneStatement.ts`,
    ],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // How long a signal may take on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // The portal's own rules must not depend on where the tests run.
    env: { TZ: 'America/Los_Angeles' },
  },
});
