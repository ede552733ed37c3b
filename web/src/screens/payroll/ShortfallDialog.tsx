import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';

type ShortfallDialogProps = { question: string; onConfirm: () => void; onClose: () => void };

/** Asks before approved days are paid below what is proposed for them: a week is processed once. */
export function ShortfallDialog({ question, onConfirm, onClose }: ShortfallDialogProps) {
  return (
    <ConfirmDialog
      open
      title="Process less than proposed?"
      confirmLabel="Process Payroll"
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onClose={onClose}
    >
      {question}
    </ConfirmDialog>
  );
}
