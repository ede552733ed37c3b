import { useState } from 'react';
import { graphql } from 'react-relay';
import type { NewCodesDialogMutation } from '../../__generated__/NewCodesDialogMutation.graphql';
import { useApart } from '../../kit/relay/useApart';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { RecoveryCodesDialog } from './RecoveryCodesDialog';

/** Replaces the recovery codes after a confirmation, and shows the new ones. */
export function NewCodesDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [renew, isBusy] = useApart<NewCodesDialogMutation, 'RecoveryCodesPayload'>(
    graphql`
      mutation NewCodesDialogMutation {
        result: renewRecoveryCodes {
          __typename
          ... on NotFoundError {
            message
          }
          ... on RecoveryCodesPayload {
            recoveryCodes
          }
        }
      }
    `,
    'Failed to replace the codes',
  );
  const confirm = async () => {
    setError(null);
    const outcome = await renew({});
    if (outcome.ok) setCodes(outcome.result.recoveryCodes);
    else setError(outcome.message);
  };
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onDone} />;
  return (
    <ConfirmDialog
      open
      title="New Recovery Codes"
      confirmLabel="Replace Codes"
      busyLabel="Replacing..."
      busy={isBusy}
      error={error}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Your current codes stop working, used or not.
    </ConfirmDialog>
  );
}
