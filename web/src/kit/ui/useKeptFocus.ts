import { useFocusFinders } from '@fluentui/react-components';
import { useCallback } from 'react';

/**
 * Keeps the focus in an element while its content changes: replacing or disabling a button drops the page's focus, and
 * a dialog without the focus gets no keys, Escape included.
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
