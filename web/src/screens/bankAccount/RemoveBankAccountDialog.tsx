import { useState } from 'react';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { useRemoveBankAccount } from './useRemoveBankAccount';

type RemoveBankAccountDialogProps = { userId: string; accountNumber: string; onClose: () => void };

/** The confirmation before someone can no longer be paid by direct deposit. */
export function RemoveBankAccountDialog({ userId, accountNumber, onClose }: RemoveBankAccountDialogProps) {
  const [remove, isBusy] = useRemoveBankAccount();
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    setError(null);
    const outcome = await remove({ input: { userId } });
    if (outcome.ok) onClose();
    else setError(outcome.message);
  };
  return (
    <ConfirmDialog
      open
      danger
      title="Remove Bank Account"
      confirmLabel="Remove Bank Account"
      busyLabel="Removing..."
      busy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Without account {accountNumber}, bank files leave this person out until you add another one.
    </ConfirmDialog>
  );
}
