import { useEffect, useEffectEvent } from 'react';

/** Actions that can be requested of a screen from elsewhere, by the name of their button. */
export type Asked = 'Add Contractor' | 'Generate Report';

let asked: Asked | null = null;
const listeners = new Set<() => void>();

/** Requests an action of the screen that is open or opens next. */
export function ask(what: Asked): void {
  asked = what;
  for (const listener of listeners) listener();
}

/** Runs the requested action once, as if its button had been pressed. */
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
