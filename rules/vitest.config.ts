import '../scripts/testMode.mjs';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    isolate: false,
    maxWorkers: 2,
    testTimeout: 60_000,
    // No rule may depend on the machine's time zone.
    env: { TZ: 'America/Los_Angeles' },
  },
});
