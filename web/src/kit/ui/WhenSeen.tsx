import { type ReactNode, useCallback, useState } from 'react';

/** Pixels around the window: what is as near as this is about to be seen. */
const NEAR = 300;

type WhenSeenProps = {
  /** What stands in its place until then, as high as it will be. */
  before: ReactNode;
  children: ReactNode;
};

/** Something costly far down the page: it is drawn when it is about to be seen, or printed. */
export function WhenSeen({ before, children }: WhenSeenProps) {
  const [isSeen, setSeen] = useState(() => !('IntersectionObserver' in window));
  const watch = useCallback((place: HTMLElement | null) => {
    if (!place) return;
    const show = () => setSeen(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(),
      { rootMargin: `${NEAR}px` },
    );
    observer.observe(place);
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, []);
  return isSeen ? children : <div ref={watch}>{before}</div>;
}
