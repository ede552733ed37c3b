import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SetStatusDialog_document$key } from '../../__generated__/SetStatusDialog_document.graphql';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { documentName } from './taxDocumentName';
import { useSetTaxDocumentStatus } from './useSetTaxDocumentStatus';

const words = {
  SUBMITTED: {
    action: 'Mark as Submitted',
    means: 'This says the form was sent. You can’t undo it: from then on, the form can only be corrected.',
  },
  APPROVED: {
    action: 'Mark as Approved',
    means: 'This says the form was accepted. You can’t undo it.',
  },
} as const;

type SetStatusDialogProps = {
  document: SetStatusDialog_document$key;
  to: keyof typeof words;
  onClose: () => void;
};

/** Asks before a status that cannot be undone. */
export function SetStatusDialog({ document: key, to, onClose }: SetStatusDialogProps) {
  const document = useFragment(
    graphql`
      fragment SetStatusDialog_document on TaxDocument @throwOnFieldError {
        id
        type
        year
        user {
          name
        }
      }
    `,
    key,
  );
  const [setStatus, isBusy] = useSetTaxDocumentStatus(to);
  const [error, setError] = useState<string | null>(null);
  const { action, means } = words[to];
  const confirm = async () => {
    setError(null);
    const outcome = await setStatus(document.id);
    if (!outcome.ok) return setError(outcome.message);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={`${action}: ${documentName(document)}`}
      confirmLabel={action}
      busyLabel="Updating..."
      busy={isBusy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {means}
    </ConfirmDialog>
  );
}
