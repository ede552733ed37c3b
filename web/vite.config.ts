import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { bundleBudgets } from './bundleBudgets.ts';
import { inlineTokens } from './inlineTokens.ts';

/** Where the server of the same `npm run dev` listens. */
const api = `http://localhost:${process.env.PORT ?? 4000}`;

/**
 * Tests that no other file may meet: they put modules of their own in the place of the portal's, ask what a page remembers
 * since it was opened, or have no document.
 */
const ALONE = [
  'src/company/Landing.test.ts',
  'src/live/liveChanges.test.ts',
  'src/session/followSession.test.ts',
  'src/session/guard.test.ts',
];

/** Files without a screen that ask a page's own things: what it stores, where it is, what it downloads. */
const IN_A_PAGE = [
  'src/lib/download.test.ts',
  'src/live/createRefresher.test.ts',
  'src/payrollBoard/boardDraft.test.ts',
  'src/relay/fetchGraphQL.test.ts',
  'src/relay/subscribeGraphQL.test.ts',
];

const START = new RegExp(
  [
    '/node_modules/(react|react-dom|scheduler|@fluentui/tokens)/',
    '/node_modules/@fluentui/react-(field|input|label|provider|theme)/',
    '/node_modules/@fluentui/react-button/lib/(components/Button/|utils/|contexts/)',
    '/web/src/(Appearance|theme|ui/(BusyButton|PasswordField|Spinner)|identity/(GatePage|FormAlert))\\.',
    '/web/src/(session/(access|sessionStore)|relay/(fetchGraphQL|failures|sessionOver|portalHeaders))\\.',
  ].join('|'),
);

/** The sign-in page is a document of its own, as the server has it. */
const signInPage: Plugin = {
  name: 'sign-in-page',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (request.url === '/login') request.url = '/login.html';
      next();
    });
  },
};

export default defineConfig({
  plugins: [
    react(),
    babel({ include: /\/src\/.*\.tsx?$/, plugins: ['relay'] }),
    inlineTokens,
    signInPage,
    bundleBudgets(),
  ],
  // The package's main entry drags in the containers of old, 7 kB that nothing here uses.
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  // The server puts a fresh nonce in place of this text in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    // The public page is drawn by the server, from the last build.
    proxy: { '/graphql': api, '/api': api, '/schema.graphql': api, '^/$': api },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // Every browser the portal supports knows modulepreload, and no inline script may run.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'login.html'],
      // Compiled queries leave imports of Relay behind that nothing uses: the sign-in page must not load it for them.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/(react-relay|relay-runtime)\//, sideEffects: false }],
      },
      output: {
        // What the sign-in page needs, as one file: Rolldown would cut it into twenty, which take longer than their bytes.
        codeSplitting: { groups: [{ name: 'start', test: START }] },
      },
    },
  },
  test: {
    environment: 'jsdom',
    restoreMocks: true,
    unstubGlobals: true,
    // A worker keeps document and modules from file to file: loading Fluent and Relay takes as long as most files do.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['src/**/*.test.tsx', ...IN_A_PAGE],
          exclude: [...configDefaults.exclude, ...ALONE],
          setupFiles: ['src/test/dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          // Making a document takes half a second a file, and most rules know of none.
          environment: 'node',
          include: ['src/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...ALONE, ...IN_A_PAGE],
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE, isolate: true } },
    ],
    // What is waited for has its own bound; a busy machine may take its time.
    testTimeout: 120_000,
    // jsdom and React's scheduler share one thread: a screen may come late once.
    retry: 1,
  },
});
