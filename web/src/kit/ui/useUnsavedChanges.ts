import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** A navigation that waits for a choice: `leave` continues and drops the input, `stay` keeps it. */
export type BlockedNavigation = { isBlocked: boolean; leave: () => void; stay: () => void };

/**
 * Blocks every way off the page while `dirty`: links and the back button (handled by the caller), reloads (by the
 * browser). `withinScreen` lets other parameters of the same path pass, for a screen that keeps its input through them.
 */
export function useUnsavedChanges(dirty: boolean, withinScreen = false): BlockedNavigation {
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      dirty && (from.pathname !== to.pathname || (!withinScreen && from.search !== to.search)),
  );

  useEffect(() => {
    if (!dirty) return;
    const preventLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventLeaving);
    return () => window.removeEventListener('beforeunload', preventLeaving);
  }, [dirty]);

  return {
    isBlocked: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
