import { useState } from 'react';
import { graphql } from 'react-relay';
import type { RemoveAppDialogMutation } from '../../__generated__/RemoveAppDialogMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';

/** The confirmation before the authenticator app is removed. */
export function RemoveAppDialog({ onClose }: { onClose: () => void }) {
  const [error, setError] = useState<string | null>(null);
  const [remove, isBusy] = useMutation<RemoveAppDialogMutation>(
    graphql`
      mutation RemoveAppDialogMutation {
        result: removeAuthenticatorApp {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on RemoveAuthenticatorAppPayload {
            user {
              ...SecondFactorCard_user
            }
          }
        }
      }
    `,
    { success: 'Authenticator app removed', failure: 'Failed to remove it' },
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
      You won’t need its codes anymore, and the recovery codes stop working.
    </ConfirmDialog>
  );
}
