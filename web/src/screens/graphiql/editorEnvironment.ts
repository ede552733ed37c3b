import editorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker&url';
import jsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker&url';
import graphqlWorker from 'monaco-graphql/esm/graphql.worker.js?worker&url';
import { markupPolicy, trustedTypes } from './contentPolicy';

const urls: Record<string, string> = { json: jsonWorker, graphql: graphqlWorker };

const scripts = trustedTypes?.createPolicy('editor-workers', { createScriptURL: (url) => url });

/** What the Monaco editor needs from the page: its workers, from the portal itself, and policies for its markup. */
Object.assign(globalThis, {
  MonacoEnvironment: {
    getWorker(_id: string, label: string) {
      const url = urls[label] ?? editorWorker;
      return new Worker(scripts?.createScriptURL(url) ?? url, { name: label });
    },
    createTrustedTypesPolicy: () => markupPolicy,
  },
});
