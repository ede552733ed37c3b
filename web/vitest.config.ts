/** The tests of the client, apart from what builds it: an installation for use alone has no Vitest. */
import { mergeConfig, type Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { longestFirst } from '../api/test/support/longestFirst.ts';
import client from './vite.config.ts';

// The short form tests React, Relay and Fluent as they ship, in about a fifth less time; the long form tests their
// development builds, which warn.
process.env.NODE_ENV = process.env.LONG ? 'test' : 'production';

/**
 * Tests that no other file may meet: they put modules of their own in the place of the portal's, ask what a page
 * remembers since it was opened, or have no document.
 */
const ALONE = [
  'src/screens/company/Landing.test.ts',
  'src/kit/live/liveChanges.test.ts',
  'src/app/followSession.test.ts',
  'src/app/guard.test.ts',
  'src/kit/session/sessionStore.test.ts',
  'src/kit/session/lock.test.ts',
  'src/kit/offline/queue.test.ts',
  'src/screens/offline/OfflineScreen.test.tsx',
  'test/conformance/session.test.ts',
  'test/regions.test.tsx',
  'test/long/dialogKeys.test.tsx',
];

/** What is run before a release, not at every change. */
const LATER = process.env.LONG ? [] : ['test/long/**'];

/** Files without a screen that ask a page's own things: what it stores, where it is, what it downloads. */
const IN_A_PAGE = [
  'src/kit/lib/download.test.ts',
  'src/kit/live/createRefresher.test.ts',
  'src/screens/payrollBoard/boardDraft.test.ts',
  'src/kit/relay/entry.test.ts',
  'src/kit/relay/fetchGraphQL.test.ts',
  'src/kit/relay/knownRecords.test.ts',
  'src/kit/relay/subscribeGraphQL.test.ts',
  'src/screens/palette/recent.test.ts',
  'test/conformance/rules.test.ts',
];

/** In production, Vite knows none of Node's modules in a page; a page's tests use them. */
const nodeModules: Plugin = {
  name: 'node-modules',
  enforce: 'pre',
  resolveId: { filter: { id: /^node:/ }, handler: (id) => ({ id, external: true }) },
};

export default mergeConfig(
  client,
  defineConfig({
    plugins: [nodeModules],
    test: {
      environment: 'jsdom',
      restoreMocks: true,
      unstubGlobals: true,
      // The three projects, and the next run, transform most files alike.
      experimental: { fsModuleCache: true },
      // A worker keeps document and modules from file to file: loading Fluent and Relay takes as long as most files do.
      isolate: false,
      sequence: { sequencer: longestFirst('/regions.test.tsx') },
      // What a screen is drawn from is short-lived: with room for it, the garbage collector has half as much to do.
      execArgv: ['--max-semi-space-size=64', '--import', `${import.meta.dirname}/test/loadIcons.mjs`],
      projects: [
        {
          extends: true,
          test: {
            name: 'screens',
            include: ['src/**/*.test.tsx', 'test/**/*.test.tsx', ...IN_A_PAGE],
            exclude: [...configDefaults.exclude, ...LATER, ...ALONE],
            setupFiles: ['test/dom.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'rules',
            // Making a document takes half a second a file, and most rules know of none.
            environment: 'node',
            include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
            exclude: [...configDefaults.exclude, ...LATER, ...ALONE, ...IN_A_PAGE],
          },
        },
        {
          extends: true,
          test: {
            name: 'alone',
            include: ALONE,
            exclude: [...configDefaults.exclude, ...LATER],
            isolate: true,
          },
        },
      ],
      // What is waited for has its own bound; a busy machine may take its time.
      testTimeout: 120_000,
    },
  }),
);
