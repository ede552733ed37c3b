import { lazyDialog } from './lazyDialog';
import { useUnsavedChanges } from './useUnsavedChanges';

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
