import { type RefObject, useEffect } from 'react';
import { WAITING_STYLE } from './contentPolicy';

/** Applies the positions that the editor writes as text, as scripts may, before the lines are painted. */
export function useWaitingStyles(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const apply = () => {
      for (const each of element.querySelectorAll<HTMLElement>(`[${WAITING_STYLE}]`)) {
        each.style.cssText += each.getAttribute(WAITING_STYLE);
        each.removeAttribute(WAITING_STYLE);
      }
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [frame]);
}
