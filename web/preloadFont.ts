/** Has the font requested with the page: its style sheet names it, but no one asks for it before a script has drawn text. */
import type { Plugin } from 'vite';

export const preloadFont: Plugin = {
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const font = Object.keys(bundle ?? {}).find((name) => name.endsWith('.woff2'));
      if (!font) throw new Error('The build has no font.');
      const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
};
