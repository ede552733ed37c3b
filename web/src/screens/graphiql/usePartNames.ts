import { type RefObject, useEffect } from 'react';

const NAMES = [
  ['.graphiql-query-editor textarea', 'Query'],
  ['.graphiql-editor-tool textarea', 'Variables'],
  ['.result-window textarea', 'Result'],
  ['.CodeMirror-hints', 'Completions'],
  ['.graphiql-explorer-actions select', 'Kind of operation to add'],
] as const;

/** Names the parts of GraphiQL that lack an accessible name, and those whose name differs from their text. */
export function usePartNames(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const name = () => {
      for (const [part, text] of NAMES)
        for (const field of element.querySelectorAll(`${part}:not([aria-label])`))
          field.setAttribute('aria-label', text);
      for (const entry of element.querySelectorAll('.graphiql-history-item-label[aria-label]'))
        entry.removeAttribute('aria-label');
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [frame]);
}
