import '../../../scripts/testMode.mjs';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '../support/longestFirst.ts';

/** The fault tests: the built server as a process, and faults that may happen to it. Run `npm run build` first. */
export default defineConfig({
  // The rules package as source; the other conditions are Vite's own.
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['test/faults/**/*.test.ts'],
    exclude: ['test/faults/drill/**', ...(process.env.LONG ? [] : ['test/faults/long/**'])],
    pool: 'forks',
    // A killed, silent or full server makes others wait more than it uses the CPU.
    maxWorkers: 2,
    // A worker keeps its modules between files: loading the build takes a second of CPU time.
    isolate: false,
    sequence: { sequencer: longestFirst('/long/soak.test.ts') },
    globalSetup: 'test/faults/support/companyTemplate.ts',
    // Tests read the data directly too.
    setupFiles: ['../scripts/preload/briefDatabases.mjs'],
    // Only these limits bound waiting, because a busy machine may be slow.
    testTimeout: 600_000,
    hookTimeout: 300_000,
    // The build runs as it does in Node.
    server: { deps: { external: [/\/api\/dist\//] } },
  },
});
