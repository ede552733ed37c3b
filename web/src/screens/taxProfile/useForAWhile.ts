import { useEffect, useState } from 'react';

/** A value that disappears `lifeMs` after it was set, and as soon as the page is out of sight. */
export function useForAWhile<Value>(lifeMs: number) {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    if (value === null) return;
    const forget = () => setValue(null);
    const leave = () => {
      if (document.hidden) forget();
    };
    const timer = setTimeout(forget, lifeMs);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [value, lifeMs]);
  return [value, setValue] as const;
}
