import { useEffect, useState } from 'react';

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** Pixels between the toasts and the end of the window, or the button below them. */
export const GAP = 16;

/** How far from the end of the window toasts have to be to cover none of these buttons. */
export function liftAbove(
  toasts: Pick<DOMRect, 'left' | 'right' | 'height'>,
  buttons: readonly Box[],
  windowHeight: number,
): number {
  let lift = GAP;
  for (const button of [...buttons].sort((one, other) => other.bottom - one.bottom)) {
    const isBeside = button.right <= toasts.left || button.left >= toasts.right;
    const [top, bottom] = [windowHeight - lift - toasts.height, windowHeight - lift];
    if (!isBeside && button.top < bottom && button.bottom > top) lift = windowHeight - button.top + GAP;
  }
  // If the whole column is full of buttons, the usual place is as good as any.
  return lift + toasts.height <= windowHeight ? lift : GAP;
}

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
