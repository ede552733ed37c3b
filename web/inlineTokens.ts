/** Writes Fluent's tokens out as the CSS variables they stand for. */
import type { Plugin } from 'vite';

/**
 * `tokens.colorBrandBackground` becomes `'var(--colorBrandBackground)'`, so that no page loads the table of all four
 * hundred tokens, 5 kB, for the few it names.
 */
export const inlineTokens: Plugin = {
  name: 'inline-tokens',
  apply: 'build',
  transform: {
    filter: {
      id: [/\/web\/src\/.*\.tsx?$/, /@fluentui\/(react-|tokens\/.*typographyStyles)/],
      code: /\btokens\.\w/,
    },
    handler: (code) => ({ code: code.replace(/(?<![.\w])tokens\.(?!js\b)(\w+)/g, "'var(--$1)'"), map: null }),
  },
};
