import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';

/** What is unusual about the week, each in a sentence; null where it is not. */
export type ProcessQuestion = {
  /** Approved days are paid below what is proposed for them. */
  readonly shortfall: string | null;
  /** A day is long ago, or before the person began. */
  readonly unusual: string | null;
  /** The week is not over. */
  readonly openDays: string | null;
};

type ProcessDialogProps = ProcessQuestion & { onConfirm: () => void; onClose: () => void };

/** Asks once more before a week is processed, which is done once. */
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
