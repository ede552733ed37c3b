import type { RunToPay } from '../payments/paymentForm';
import { RecordPaymentDialog } from '../payments/RecordPaymentDialog';
import { useRecordRunPayment } from './useRecordRunPayment';

type RecordRunPaymentDialogProps = {
  run: RunToPay;
  today: string;
  openDays: string | null;
  onClose: () => void;
};

/** Records one run as paid. */
export function RecordRunPaymentDialog({ run, today, openDays, onClose }: RecordRunPaymentDialogProps) {
  const [record, isBusy] = useRecordRunPayment();
  return (
    <RecordPaymentDialog
      title={`Record Payment for Payroll #${run.number}`}
      runs={[run]}
      today={today}
      openDays={openDays}
      busy={isBusy}
      record={record}
      onClose={onClose}
    />
  );
}
