import type { RecordSourceProxy } from 'relay-runtime';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { notify } from '../../kit/ui/notify';
import { useSetPayrollRunStatus } from './useSetPayrollRunStatus';

type MarkPaidDialogProps = { id: string; number: number; onClose: () => void };

/** Asks before a run is marked as paid, which only making it void takes back. It shows as paid at once. */
export function MarkPaidDialog({ id, number, onClose }: MarkPaidDialogProps) {
  const [setStatus] = useSetPayrollRunStatus(`Payroll #${number} marked as paid`);
  const confirm = async () => {
    onClose();
    const outcome = await setStatus(
      { id, status: 'PAID', expectedStatus: 'PROCESSED' },
      (store: RecordSourceProxy) => {
        const run = store.get(id);
        run?.setValue('PAID', 'status');
        run?.setValue(false, 'viewerCanMarkPaid');
      },
    );
    if (!outcome.ok) notify.error(outcome.message);
  };
  return (
    <ConfirmDialog
      open
      title={`Mark payroll #${number} as paid?`}
      confirmLabel="Mark as Paid"
      onConfirm={confirm}
      onClose={onClose}
    >
      It will count as paid out in summaries and tax documents. Only making it void takes this back.
    </ConfirmDialog>
  );
}
