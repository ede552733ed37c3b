import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';

/** The unusual points of the week, each as a message; null if there are none. */
export type ProcessQuestion = {
  /** Approved days are paid below their proposal. */
  readonly shortfall: string | null;
  /** A day is long ago, or before the person began. */
  readonly unusual: string | null;
  /** The week is not over. */
  readonly openDays: string | null;
};

type ProcessDialogProps = ProcessQuestion & { onConfirm: () => void; onClose: () => void };

/** Asks for confirmation before a week is processed. */
export function ProcessDialog(props: ProcessDialogProps) {
  const { shortfall, unusual, openDays, onConfirm, onClose } = props;
  return (
    <ConfirmDialog
      open
      title={shortfall ? 'Process less than proposed?' : 'Process this week?'}
      confirmLabel="Process Payroll"
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onClose={onClose}
    >
      {[shortfall, unusual, openDays].filter(Boolean).join(' ')}
    </ConfirmDialog>
  );
}
