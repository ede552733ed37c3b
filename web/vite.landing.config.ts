import { defaultServerConditions, defineConfig } from 'vite';

/**
 * The public page for the server to draw, with all it needs in one file: the server knows nothing of React. Built into
 * `dist/server`; a module of this ending is never served.
 */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    ssr: 'src/screens/company/landing.server.tsx',
    outDir: 'dist/server',
    cssMinify: true,
    minify: true,
    rolldownOptions: { output: { entryFileNames: 'landing.mjs' } },
  },
});
