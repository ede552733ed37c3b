import { useState } from 'react';
import { graphql } from 'react-relay';
import type { RemovePasskeyDialogMutation } from '../../__generated__/RemovePasskeyDialogMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';

type RemovePasskeyDialogProps = { id: string; name: string; onClose: () => void };

/** The confirmation before a passkey is removed. */
export function RemovePasskeyDialog({ id, name, onClose }: RemovePasskeyDialogProps) {
  const [error, setError] = useState<string | null>(null);
  const [remove, isBusy] = useMutation<RemovePasskeyDialogMutation>(
    graphql`
      mutation RemovePasskeyDialogMutation($input: RemovePasskeyInput!) {
        result: removePasskey(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on RemovePasskeyPayload {
            user {
              ...SecondFactorCard_user
            }
          }
        }
      }
    `,
    { success: 'Passkey removed', failure: 'Failed to remove it' },
  );
  const confirm = async () => {
    setError(null);
    const outcome = await remove({ input: { id } });
    if (outcome.ok) onClose();
    else setError(outcome.message);
  };
  return (
    <ConfirmDialog
      open
      danger
      title="Remove Passkey"
      confirmLabel="Remove Passkey"
      busyLabel="Removing..."
      busy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {name} won’t sign you in anymore. Delete it on that device too, so it isn’t offered there.
    </ConfirmDialog>
  );
}
