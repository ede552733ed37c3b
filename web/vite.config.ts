import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import relay from 'vite-plugin-relay-lite';
import { bundleBudgets } from './bundleBudgets.ts';
import { offlineWorker } from './offlineWorker.ts';
import { preloadFont } from './preloadFont.ts';

/** Where the server of the same `npm run dev` listens. */
const api = `http://localhost:${process.env.PORT ?? 4000}`;

const START = new RegExp(
  [
    '/node_modules/(react|react-dom|scheduler|@fluentui/tokens)/',
    '/node_modules/@fluentui/react-(field|input|label|provider|theme)/',
    '/node_modules/@fluentui/react-button/lib/(components/Button/|utils/|contexts/)',
    '/web/src/(app/(Appearance|theme)|kit/ui/(BusyButton|PasswordField|Spinner)|screens/identity/(GatePage|FormAlert))\\.',
    '/web/src/kit/(session/(sessionStore|sessionOver)|relay/(fetchGraphQL|failures|portalHeaders))\\.',
    'vite/preload-helper',
  ].join('|'),
);

/**
 * What the pages behind the sign-in page need: all of them, or most of them if it is small. One file takes less than
 * thirty of a few hundred bytes, because a browser fetches, compiles and links each of them.
 */
const KIT = new RegExp(
  [
    '/web/src/app/(?!(main|login|offline|theme|Appearance)\\.)',
    '/web/src/kit/shell/(LonePage|SideNav|AccountMenu|TopBar|AppShell|ConfirmIdentity|navigation|dataScreens|screens)\\.',
    '/web/src/kit/(session/access|lib/searchParams)\\.',
    '/web/src/kit/ui/(Button|ErrorBoundary|FailedRows|IconButton|Section|SkeletonBlock|Skeletons|lazyDialog|useMenuButton|StatusChip|statuses|TextLink|EmptyState|Instant)\\.',
    '/web/src/kit/relay/(entry|extractRows|refetch|ScreenRegion|Together|useMutation|mutationErrors|lazyScreenRoute|numberedPage|useAction|extractNodes|useRefresh)\\.',
    '/web/src/screens/people/(personPath|PersonLink|roleLabel)\\.',
    '/rules/src/(days|dayFormats|plainSpaces|instantFormats|weeks|searchParams|money|amounts|months)\\.',
    '/@fluentui/react-icons/lib/icons/chunk-[0-5]\\.',
    '/mergeCallbacks\\.',
  ].join('|'),
);

/** The same for screens with lists and forms. */
const LISTS = new RegExp(
  [
    '/web/src/kit/ui/(dataTable|useDataTableStyles|DataTable\\w*|Pager|FilterBar|useFilters|SearchBox|SearchField|searchWidth|indicator|Chips|ActionMenu|ErrorSummary|UnsavedChanges|Checkbox|SelectField|gridKeys|NoValue|TotalsBar)\\.',
    '/web/src/kit/relay/(fieldMessages|ListId|ListScreen)\\.',
    '/rules/src/(taxYears|enteredDays|limits)\\.',
    '/@fluentui/react-(select|message-bar|search|checkbox|textarea)/',
  ].join('|'),
);

/** The sign-in page is its own document, as the server has it. */
const signInPage: Plugin = {
  name: 'sign-in-page',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (/^\/(login|invitation|reset-password)$/.test(request.url ?? '')) request.url = '/login.html';
      next();
    });
  },
};

/** Vite writes its element without an attribute that HTML asks for. */
const wholeMeta: Plugin = {
  name: 'whole-meta',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<meta property="csp-nonce"', '$& content=""'),
  },
};

/** GraphiQL brings 350 kB of fonts in its style sheet, which no page may load; its screen has the portal's. */
const withoutGraphiqlFonts = {
  postcssPlugin: 'without-graphiql-fonts',
  AtRule: {
    'font-face': (rule: { source?: { input: { file?: string } }; remove(): unknown }) => {
      if (rule.source?.input.file?.includes('/graphiql/')) rule.remove();
    },
  },
};

export default defineConfig({
  plugins: [
    react(),
    // Each graphql tag becomes an import of what the compiler made of it.
    relay({
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      codegen: false,
      // Not where a test reads a file as text.
      shouldTransform: (module) => /\/web\/src\/.*\.tsx?$/.test(module),
    }),
    preloadFont,
    signInPage,
    wholeMeta,
    bundleBudgets(),
    offlineWorker,
  ],
  // The package's main entry drags in the containers of old, 7 kB that nothing here uses.
  resolve: {
    alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }],
    // The rules as they are written, so that nothing stale is served or tested.
    conditions: ['source', ...defaultClientConditions],
  },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  // The server puts a fresh nonce in place of this text in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    // The public page is drawn by the server, from the last build.
    proxy: { '/graphql': api, '/api': api, '/schema.graphql': api, '^/$': api },
  },
  css: { postcss: { plugins: [withoutGraphiqlFonts] } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: false,
    // Every browser the portal supports knows modulepreload, and no inline script may run.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'login.html', 'src/app/offline.tsx'],
      // Compiled queries leave imports of Relay behind that nothing uses: the sign-in page must not load it for them.
      treeshake: {
        moduleSideEffects: [{ test: /node_modules\/(react-relay|relay-runtime)\//, sideEffects: false }],
      },
      output: {
        // What every visit needs, as few files: Rolldown would cut it into twenty, which take longer than their bytes.
        codeSplitting: {
          groups: [
            { name: 'start', test: START, priority: 1 },
            { name: 'kit', test: KIT },
            { name: 'lists', test: LISTS },
          ],
        },
      },
    },
  },
});
