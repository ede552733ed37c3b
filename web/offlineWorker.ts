/** Builds the service worker, and picks what it keeps: the files of the offline form, and no other of the portal. */
import type { Plugin, Rollup } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const FORM = /\/app\/offline\.tsx$/;
/** What pages begin with, the offline form's among them. */
const STARTS = [FORM, /\/index\.html$/, /\/login\.html$/];
/** Named by the page itself, and no part of the bundle. */
const PUBLIC = ['assets/colorScheme.1.js', 'favicon.svg'];

const form = new Set<string>();
const starts = new Set<string>();

function collect(chunks: ReadonlyMap<string, Rollup.OutputChunk>, name: string): void {
  const chunk = chunks.get(name);
  if (!chunk || form.has(name)) return;
  form.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) form.add(style);
  for (const asset of chunk.viteMetadata?.importedAssets ?? []) form.add(asset);
  for (const each of chunk.imports) collect(chunks, each);
}

const chooseFiles: Plugin = {
  name: 'offline-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = new Map(
      Object.values(bundle).flatMap((each) =>
        each.type === 'chunk' ? [[each.fileName, each] as const] : [],
      ),
    );
    for (const path of PUBLIC) form.add(path);
    for (const { facadeModuleId, fileName } of chunks.values()) {
      if (STARTS.some((start) => start.test(facadeModuleId ?? ''))) starts.add(fileName);
      if (FORM.test(facadeModuleId ?? '')) collect(chunks, fileName);
    }
    // The one face, which the style sheet asks for.
    for (const name of Object.keys(bundle)) if (name.endsWith('.woff2')) form.add(name);
    if (starts.size !== STARTS.length) this.error('The service worker cannot tell what pages begin with.');
  },
};

export const offlineWorker = [
  chooseFiles,
  ...VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    injectRegister: false,
    // The manifest is a plain file in public/.
    manifest: false,
    injectManifest: {
      globPatterns: ['favicon.svg', 'assets/*.{js,css,woff2}'],
      // Names in assets/ carry the hash of their content, but for the one that public/ brings.
      dontCacheBustURLsMatching: /^assets\/(?!colorScheme)/,
      // Looked at by name, and kept only if the form needs it.
      maximumFileSizeToCacheInBytes: 20_000_000,
      manifestTransforms: [
        (entries) => ({
          manifest: entries.flatMap((entry) => [
            ...(form.has(entry.url) ? [entry] : []),
            ...(starts.has(entry.url) ? [{ ...entry, revision: 'page' }] : []),
          ]),
          warnings: [],
        }),
      ],
    },
  }),
];
