import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { RemoveSecondFactorDialog_user$key } from '../../__generated__/RemoveSecondFactorDialog_user.graphql';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { useRemoveSecondFactor } from './useRemoveSecondFactor';

type RemoveSecondFactorDialogProps = { user: RemoveSecondFactorDialog_user$key; onClose: () => void };

/** The confirmation before someone who lost the phone signs in with the password alone. */
export function RemoveSecondFactorDialog({ user, onClose }: RemoveSecondFactorDialogProps) {
  const { id, name } = useFragment(
    graphql`
      fragment RemoveSecondFactorDialog_user on User @throwOnFieldError {
        id
        name
      }
    `,
    user,
  );
  const [remove, isBusy] = useRemoveSecondFactor();
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    setError(null);
    const outcome = await remove(id);
    if (outcome.ok) onClose();
    else setError(outcome.message);
  };
  return (
    <ConfirmDialog
      open
      danger
      title="Remove Second Factor"
      confirmLabel="Remove Second Factor"
      busyLabel="Removing..."
      busy={isBusy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {name} is signed out and will need only a password. Make sure {name} really asked for this.
    </ConfirmDialog>
  );
}
