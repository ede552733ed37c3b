import { defaultServerConditions, defineConfig } from 'vite';
import { screenPaths } from './screenPaths.ts';

/**
 * What is for the server alone, in `dist/server`; none of it is served: the public page to draw, with all it needs in
 * one file, because the server knows nothing of React; and the addresses of the screens.
 */
export default defineConfig({
  plugins: [screenPaths],
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
