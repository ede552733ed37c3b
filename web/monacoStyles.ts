/** Gives the style elements of the Monaco editor the page's nonce, which the editor cannot be told. */
import type { Plugin } from 'vite';

const CREATION = "const style = document.createElement('style');";
const FILES = /\/monaco-editor\/esm\/vs\/base\/browser\/(dom|ui\/contextview\/contextview)\.js$/;

/** The editor's only places that make one; an update of the editor that moves them ends the build. */
export const monacoStyles: Plugin = {
  name: 'monaco-styles',
  apply: 'build',
  transform: {
    filter: { id: FILES },
    handler(code, id) {
      if (!code.includes(CREATION)) this.error(`${id} no longer makes its style elements as expected.`);
      const text = code.replace(CREATION, `${CREATION}\nstyle.nonce = getNonce() ?? '';`);
      return { code: `import { getNonce } from 'get-nonce';\n${text}`, map: null };
    },
  },
};
