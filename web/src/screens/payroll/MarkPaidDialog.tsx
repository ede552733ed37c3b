import type { RecordSourceProxy } from 'relay-runtime';
import { formatDay } from 'rules/dayFormats';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { notify } from '../../kit/ui/notify';
import { markRunsPaid } from '../payments/markRunsPaid';
import { useSetPayrollRunStatus } from './useSetPayrollRunStatus';

type MarkPaidDialogProps = {
  id: string;
  number: number;
  payDate: string;
  /** What to say of a week that is not over. */
  openDays: string | null;
  onClose: () => void;
};

/** Asks before a run is marked as paid, which records a payment on its pay date. It shows as paid at once. */
export function MarkPaidDialog({ id, number, payDate, openDays, onClose }: MarkPaidDialogProps) {
  const [setStatus] = useSetPayrollRunStatus(`Payroll #${number} marked as paid`);
  const confirm = async () => {
    onClose();
    const outcome = await setStatus(
      { id, status: 'PAID', expectedStatus: 'PROCESSED' },
      (store: RecordSourceProxy) => {
        markRunsPaid(store, [id]);
      },
    );
    if (outcome.ok) return;
    // Nothing can be confirmed here.
    const isAsked = outcome.issues.some(({ path }) => path[0] === 'notInOpeningBalance');
    notify.error(isAsked ? `${outcome.message} Use Record Payment for that.` : outcome.message);
  };
  return (
    <ConfirmDialog
      open
      title={`Mark payroll #${number} as paid?`}
      confirmLabel="Mark as Paid"
      onConfirm={confirm}
      onClose={onClose}
    >
      This records a payment dated {formatDay(payDate)}, the pay date. It counts as paid in summaries and tax
      documents unless you void it. {openDays}
    </ConfirmDialog>
  );
}
