import { useState } from 'react';
import { graphql } from 'react-relay';
import type { RemoveAppDialogMutation } from '../../__generated__/RemoveAppDialogMutation.graphql';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { useRemoveFactor } from './useRemoveFactor';

/** The question before the authenticator app goes. */
export function RemoveAppDialog({ onClose }: { onClose: () => void }) {
  const [error, setError] = useState<string | null>(null);
  const [remove, isBusy] = useRemoveFactor<RemoveAppDialogMutation>(
    graphql`
      mutation RemoveAppDialogMutation {
        result: removeAuthenticatorApp {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on User @alias(as: "user") {
            ...useRemoveFactor_user
          }
        }
      }
    `,
    'Authenticator app removed',
  );
  const confirm = async () => {
    setError(null);
    const outcome = await remove({});
    if (outcome.ok) onClose();
    else setError(outcome.message);
  };
  return (
    <ConfirmDialog
      open
      danger
      title="Remove Authenticator App"
      confirmLabel="Remove App"
      busyLabel="Removing..."
      busy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Its codes are not asked for anymore, and the recovery codes stop working.
    </ConfirmDialog>
  );
}
