import { useState } from 'react';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { useRevokeToken } from './useRevokeToken';

type RevokeTokenDialogProps = { id: string; name: string; onClose: () => void };

/** The confirmation before a token is revoked. */
export function RevokeTokenDialog({ id, name, onClose }: RevokeTokenDialogProps) {
  const [revoke, isBusy] = useRevokeToken();
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    setError(null);
    const outcome = await revoke({ input: { id } });
    if (outcome.ok) onClose();
    else setError(outcome.message);
  };
  return (
    <ConfirmDialog
      open
      title="Revoke Token"
      confirmLabel="Revoke Token"
      busyLabel="Revoking..."
      busy={isBusy}
      danger
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      Anything that uses {name} stops working. You can’t undo this, but you can create a new token.
    </ConfirmDialog>
  );
}
