import '../../scripts/testMode.mjs';
import { defineConfig } from 'vitest/config';
import { longestFirst } from '../../api/test/support/longestFirst.ts';

/** The browser tests: the built portal as a process, and a real Chromium. They need `npm run build` first. */
export default defineConfig({
  // The rules from source; the rest are Vite's own conditions.
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['e2e/**/*.test.ts'],
    // Run before a release, not at every change.
    exclude: process.env.LONG ? [] : ['e2e/long/**'],
    globalSetup: ['e2e/support/template.ts'],
    sequence: { sequencer: longestFirst('/layout.test.ts') },
    pool: 'forks',
    maxWorkers: 2,
    // A worker keeps its browser, its portal and its modules from file to file.
    isolate: false,
    testTimeout: 300_000,
    hookTimeout: 240_000,
    // The API's own build runs as Node would run it.
    server: { deps: { external: [/\/api\/dist\//] } },
  },
});
