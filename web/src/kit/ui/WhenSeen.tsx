import { type ReactNode, useCallback, useState } from 'react';

/** Pixels around the window within which something counts as about to be seen. */
const NEAR = 300;

type WhenSeenProps = {
  /** The placeholder until then, with the final height. */
  before: ReactNode;
  children: ReactNode;
};

/** Renders something costly only when it is about to be seen, or printed. */
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
