import { type RefObject, useEffect } from 'react';

/** Names the parts of GraphiQL that lack an accessible name, and those whose name differs from their text. */
export function usePartNames(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const name = () => {
      for (const field of element.querySelectorAll('.graphiql-explorer-actions select:not([aria-label])'))
        field.setAttribute('aria-label', 'Kind of operation to add');
      for (const entry of element.querySelectorAll('.graphiql-history-item-label[aria-label]'))
        entry.removeAttribute('aria-label');
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [frame]);
}
