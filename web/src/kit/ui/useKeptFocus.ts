import { useFocusFinders } from '@fluentui/react-components';
import { useCallback } from 'react';

/**
 * Keeps the focus in an element while what is in it changes: a button that is replaced or disabled takes the focus of the
 * page with it, and a dialog without the focus hears no key, Escape included.
 */
export function useKeptFocus<Element extends HTMLElement>() {
  const { findFirstFocusable } = useFocusFinders();
  return useCallback(
    (element: Element | null) => {
      if (!element) return;
      const observer = new MutationObserver(() => {
        const { activeElement, body } = element.ownerDocument;
        if (activeElement && activeElement !== body) return;
        (findFirstFocusable(element) ?? element).focus();
      });
      observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
      return () => observer.disconnect();
    },
    [findFirstFocusable],
  );
}
