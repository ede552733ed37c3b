import { ConfirmDialog } from './ConfirmDialog';
import { useUnsavedChanges } from './useUnsavedChanges';

export type UnsavedChangesProps = {
  /** Whether something typed has not been saved. */
  when: boolean;
  /** The typing outlives another filter or page of the same screen, which then needs no question. */
  withinScreen?: boolean;
};

/** Asks before a navigation drops what was typed. Stands anywhere in the form. */
export function UnsavedChanges({ when, withinScreen }: UnsavedChangesProps) {
  const { isHeld, leave, stay } = useUnsavedChanges(when, withinScreen);
  return (
    <ConfirmDialog
      open={isHeld}
      title="Leave without saving?"
      confirmLabel="Discard Changes"
      cancelLabel="Keep Editing"
      danger
      onConfirm={leave}
      onClose={stay}
    >
      Your changes have not been saved and will be lost.
    </ConfirmDialog>
  );
}
