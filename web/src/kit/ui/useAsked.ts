import { useEffect, useEffectEvent } from 'react';

/** What may be asked of a screen from elsewhere: the name of the button that does it there. */
export type Asked = 'Add Contractor' | 'Generate Report';

let asked: Asked | null = null;
const listeners = new Set<() => void>();

/** Asks the screen that is open, or opens next, to do something. */
export function ask(what: Asked): void {
  asked = what;
  for (const listener of listeners) listener();
}

/** Does what was asked for, once, as if its button had been pressed. */
export function useAsked(what: Asked, act: () => void): void {
  const onAsked = useEffectEvent(act);
  useEffect(() => {
    const take = () => {
      if (asked !== what) return;
      asked = null;
      onAsked();
    };
    take();
    listeners.add(take);
    return () => {
      listeners.delete(take);
    };
  }, [what]);
}
