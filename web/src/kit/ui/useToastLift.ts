import { useEffect, useState } from 'react';
import { GAP, liftAbove } from './liftAbove';

const boxOf = (element: Element) => element.getBoundingClientRect();

/** How far up to move the toasts so that they cover no primary button, at any scroll position. */
export function useToastLift(): number {
  const [lift, setLift] = useState(GAP);
  useEffect(() => {
    let frame = 0;
    const toaster = () => document.querySelector('.fui-Toaster');
    const place = () => {
      frame = 0;
      const toasts = toaster();
      if (!toasts) return;
      const buttons = [...document.querySelectorAll('[data-primary]')].map(boxOf);
      setLift(liftAbove(boxOf(toasts), buttons, window.innerHeight));
    };
    const watch = () => {
      if (toaster()) frame ||= requestAnimationFrame(place);
    };
    const changes = new MutationObserver(watch);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', watch, { capture: true, passive: true });
    window.addEventListener('resize', watch);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      window.removeEventListener('scroll', watch, { capture: true });
      window.removeEventListener('resize', watch);
    };
  }, []);
  return lift;
}
