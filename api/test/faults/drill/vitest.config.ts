/** The drills: `npm run drill`. They take minutes and programs of the system, so no form of `npm test` runs them. */
import { defineConfig } from 'vitest/config';
import faults from '../vitest.config.ts';

export default defineConfig({
  ...faults,
  test: {
    ...faults.test,
    include: ['test/faults/drill/*.test.ts'],
    exclude: [],
    // The table is what an operator reads.
    disableConsoleIntercept: true,
  },
});
