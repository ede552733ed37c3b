import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { lazyDialog } from './lazyDialog';

const ConfirmDialog = lazyDialog(async () => (await import('./ConfirmDialog')).ConfirmDialog);

export type UnsavedChangesProps = {
  /** Whether something typed has not been saved. */
  when: boolean;
  /** The input survives another filter or page of the same screen, which then needs no confirmation. */
  withinScreen?: boolean;
};

/** Asks before a navigation drops unsaved input. Works anywhere in the form. */
export function UnsavedChanges({ when, withinScreen }: UnsavedChangesProps) {
  const { isBlocked, leave, stay } = useUnsavedChanges(when, withinScreen);
  if (!isBlocked) return null;
  return (
    <ConfirmDialog
      open
      title="Leave without saving?"
      confirmLabel="Discard Changes"
      cancelLabel="Keep Editing"
      danger
      onConfirm={leave}
      onClose={stay}
    >
      Your changes aren’t saved and will be lost.
    </ConfirmDialog>
  );
}

/**
 * Blocks every way off the page while `dirty`: links and the back button (handled by the caller), reloads (by the
 * browser). `withinScreen` lets other parameters of the same path pass, for a screen that keeps its input through them.
 * `leave` continues a blocked navigation and drops the input, `stay` keeps it.
 */
function useUnsavedChanges(dirty: boolean, withinScreen = false) {
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
