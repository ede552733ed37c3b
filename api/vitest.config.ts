import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  // The copy that Node gives to the libraries: Vite would choose another one for our files, and graphql refuses two.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['src/**/*.test.ts'],
    // Against a server the embedded database is not what is tested.
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.TEST_DATABASE_URL ? ['src/db/embedded/**', 'src/**/*.command.test.ts'] : []),
    ],
    // Forks and not threads: a test file that ends takes the child of its database along.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The portal's own rules must not depend on where the tests run.
    env: { TZ: 'America/Los_Angeles' },
  },
});
