import { useState } from 'react';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { useDeleteReport } from './useDeleteReport';

type DeleteReportDialogProps = {
  id: string;
  name: string;
  onDeleted?: () => unknown;
  onClose: () => void;
};

/** The confirmation before a report is deleted permanently. */
export function DeleteReportDialog({ id, name, onDeleted, onClose }: DeleteReportDialogProps) {
  const [remove, isBusy] = useDeleteReport();
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    setError(null);
    const outcome = await remove(id);
    if (!outcome.ok) return setError(outcome.message);
    onClose();
    void onDeleted?.();
  };
  return (
    <ConfirmDialog
      open
      title="Delete Report"
      confirmLabel="Delete Report"
      busyLabel="Deleting..."
      busy={isBusy}
      danger
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>Are you sure you want to delete this report?</p>
      <p>{name}. The payroll and days behind it stay.</p>
    </ConfirmDialog>
  );
}
