import { defineConfig } from 'vitest/config';

/** The browser tests: the built portal as a process, and a real Chromium. They need `npm run build` first. */
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    globalSetup: ['e2e/support/template.ts'],
    pool: 'forks',
    // A browser waits much: two files at a time, each with a portal and a database of its own.
    maxWorkers: 2,
    // A busy machine may starve a browser or a server once; what fails again is a fault.
    retry: 2,
    testTimeout: 300_000,
    hookTimeout: 240_000,
    // The API's own build runs as Node would run it.
    server: { deps: { external: [/\/api\/dist\//] } },
  },
});
