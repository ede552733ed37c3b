import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeactivateContractorDialog_user$key } from '../../__generated__/DeactivateContractorDialog_user.graphql';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { warnOfOpenThings } from '../people/warnOfOpenThings';
import { useDeactivateContractor } from './useDeactivateContractor';

type DeactivateContractorDialogProps = { user: DeactivateContractorDialog_user$key; onClose: () => void };

/** The confirmation before a contractor loses access. */
export function DeactivateContractorDialog({ user, onClose }: DeactivateContractorDialogProps) {
  const { id, name } = useFragment(
    graphql`
      fragment DeactivateContractorDialog_user on User @throwOnFieldError {
        id
        name
      }
    `,
    user,
  );
  const [deactivate, isBusy] = useDeactivateContractor();
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    setError(null);
    const outcome = await deactivate({ input: { id } });
    if (!outcome.ok) return setError(outcome.message);
    if (outcome.result.user) warnOfOpenThings(outcome.result.user);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="Deactivate Contractor"
      confirmLabel="Deactivate Contractor"
      busyLabel="Deactivating..."
      busy={isBusy}
      danger
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      Are you sure you want to deactivate {name}? This contractor will no longer be able to access the system.
    </ConfirmDialog>
  );
}
