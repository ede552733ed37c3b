/** What packages and compilers bring along and nothing in the portal reaches. */
import type { Plugin } from 'vite';

/**
 * Relay is CommonJS, from which no bundler can drop what is not called. Code that begins to use one of these gets a
 * TypeError in the browser tests: take the name off the list then.
 */
const RELAY = [
  // Entry points, resolvers, and ways to observe data outside React.
  'react-relay/lib/relay-hooks/(EntryPointContainer.react|loadEntryPoint|useEntryPointLoader)',
  'relay-runtime/lib/(experimental|store/ResolverFragments)',
  // Hooks and functions that no screen calls.
  'react-relay/lib/relay-hooks/use(LazyLoadQuery|MutationAction_EXPERIMENTAL|SubscribeToInvalidationState|Subscription)',
  'relay-runtime/lib/mutations/(applyOptimisticMutation|readUpdatable(Fragment|Query)|RelayDeclarativeMutationConfig)',
  'relay-runtime/lib/network/RelayQueryResponseCache',
  'relay-runtime/lib/query/fetchQuery_DEPRECATED',
  'relay-runtime/lib/store/createFragmentSpecResolver',
  'relay-runtime/lib/util/createPayloadFor3DField',
];

/** Relay has two of each of these hooks, and takes the second where the feature flag is on. */
const TWICE = /react-relay\/lib\/relay-hooks\/(use(?:FragmentInternal|LoadMoreFunction|QueryLoader))\.js$/;
const FLAGS = 'relay-runtime/lib/util/RelayFeatureFlags.js';

/** Griffel looks for styles in what a server has rendered, and parses them; no page of the portal comes rendered. */
const REHYDRATION = /@griffel\/core\/src\/renderer\/rehydrateRendererCache\.js$/;

/** Parts of a module that go, each found exactly once. */
const CUTS = [
  // Fluent has thirty colors more for avatars; the portal has none.
  ['tokens/lib/sharedColorNames.js', /(?<=personaSharedColorNames = \[)[^\]]*/],
  ['tokens/lib/global/colorPalette.js', /(?<=personaSharedColors = \{)[^}]*/],
  ['tokens/lib/alias/darkColorPalette.js', /(?:^personaColorPaletteTokens\..*\n)+/m],
  // The sign-in page sends its mutation without Relay, and needs no more of it than its id.
  ['__generated__/useLoginMutation.graphql.ts', /(?<=return \{)\s*"fragment"[\s\S]*(?="params")/],
  // GraphiQL's own fonts, 350 kB; its screen has the portal's.
  ['graphiql/dist/style.css', /^(?:@font-face \{[^}]*\}\s*)+/],
] as const;

export const leftOut: Plugin = {
  name: 'left-out',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: {
      id: [REHYDRATION, TWICE, ...RELAY.map((module) => new RegExp(`/node_modules/${module}\\.js$`))],
    },
    handler(id) {
      if (REHYDRATION.test(id)) return 'export function rehydrateRendererCache() {}';
      const hook = TWICE.exec(id)?.[1];
      return hook ? `module.exports = require('./${hook}_EXPERIMENTAL');` : 'module.exports = {};';
    },
  },
  transform: {
    filter: { id: [FLAGS, ...CUTS.map(([module]) => module)].map((module) => new RegExp(`/${module}$`)) },
    handler(code, id) {
      if (id.endsWith(FLAGS)) {
        if (!code.includes('ENABLE_ACTIVITY_COMPATIBILITY: true'))
          this.error('Relay takes its other hooks now.');
        return null;
      }
      const cut = CUTS.find(([module]) => id.endsWith(`/${module}`));
      if (!cut?.[1].test(code)) return this.error(`Nothing to leave out of ${id}.`);
      return { code: code.replace(cut[1], ''), map: null };
    },
  },
};
