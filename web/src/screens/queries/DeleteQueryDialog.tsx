import { useState } from 'react';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { useDeleteQuery } from './useDeleteQuery';

type DeleteQueryDialogProps = { id: string; name: string; onDeleted: () => void; onClose: () => void };

/** The confirmation before a saved query is deleted. */
export function DeleteQueryDialog({ id, name, onDeleted, onClose }: DeleteQueryDialogProps) {
  const [remove, isBusy] = useDeleteQuery();
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    setError(null);
    const outcome = await remove({ input: { id } });
    if (outcome.ok) onDeleted();
    else setError(outcome.message);
  };
  return (
    <ConfirmDialog
      open
      title="Delete Query"
      confirmLabel="Delete Query"
      busyLabel="Deleting..."
      busy={isBusy}
      danger
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {name} will be deleted, along with its address for scripts and spreadsheets. You can’t undo this.
    </ConfirmDialog>
  );
}
