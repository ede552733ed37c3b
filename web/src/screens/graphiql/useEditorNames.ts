import { type RefObject, useEffect } from 'react';

/** The fields that the editors type into, by position, and what a screen reader should call them. */
const names = [
  ['.graphiql-query-editor textarea', 'Query'],
  ['.graphiql-editor-tool textarea', 'Variables'],
  ['.result-window textarea', 'Result'],
] as const;

/** Gives GraphiQL's editors the names they lack. They come when their code has been loaded. */
export function useEditorNames(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const name = () => {
      for (const [selector, label] of names)
        for (const field of element.querySelectorAll(`${selector}:not([aria-label])`))
          field.setAttribute('aria-label', label);
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [frame]);
}
