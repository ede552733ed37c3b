import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const api = 'http://localhost:4000';

export default defineConfig({
  plugins: [react(), babel({ include: /\/src\/.*\.tsx?$/, plugins: ['relay'] })],
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
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // What is waited for has its own bound; a busy machine may take its time.
    testTimeout: 120_000,
    // jsdom and React's scheduler share one thread: a screen may come late once.
    retry: 1,
  },
});
