import { useState } from 'react';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { useSetPayrollRunStatus } from './useSetPayrollRunStatus';

type MarkPaidDialogProps = { id: string; number: number; onClose: () => void };

/** Asks before a run is marked as paid, which only making it void takes back. */
export function MarkPaidDialog({ id, number, onClose }: MarkPaidDialogProps) {
  const [setStatus, isSaving] = useSetPayrollRunStatus(`Payroll #${number} marked as paid`);
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    const outcome = await setStatus({ input: { id, status: 'PAID' } });
    if (outcome.ok) onClose();
    else setError(outcome.message);
  };
  return (
    <ConfirmDialog
      open
      title={`Mark payroll #${number} as paid?`}
      confirmLabel="Mark as Paid"
      busyLabel="Saving..."
      busy={isSaving}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      It will count as paid out in summaries and tax documents. Only making it void takes this back.
    </ConfirmDialog>
  );
}
