import '../../../scripts/testMode.mjs';
import { defineConfig } from 'vitest/config';

/** The fault tests: the built server as a process, and faults that may happen to it. Run `npm run build` first. */
export default defineConfig({
  // The rules as they are written; the rest are Vite's own conditions.
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['test/faults/**/*.test.ts'],
    exclude: process.env.LONG ? [] : ['test/faults/long/**'],
    pool: 'forks',
    // A server that is killed, silent or full keeps others waiting more than it keeps the cores busy.
    maxWorkers: 2,
    // A worker keeps the modules from file to file: loading the build takes a second of a core.
    isolate: false,
    globalSetup: 'test/faults/support/companyTemplate.ts',
    // Tests look into the data themselves, too.
    setupFiles: ['../scripts/preload/briefDatabases.mjs'],
    // Waiting is bounded by these alone: a busy machine may take its time.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // The build runs as Node would run it.
    server: { deps: { external: [/\/api\/dist\//] } },
  },
});
