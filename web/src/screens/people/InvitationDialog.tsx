import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { InvitationDialog_user$key } from '../../__generated__/InvitationDialog_user.graphql';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { notify } from '../../kit/ui/notify';
import { InvitationLinkDialog } from './InvitationLinkDialog';
import type { InvitationDialogName } from './useInvitationActions';
import { useResendInvitation } from './useResendInvitation';
import { useWithdrawInvitation } from './useWithdrawInvitation';

type InvitationDialogProps = {
  action: InvitationDialogName;
  user: InvitationDialog_user$key;
  onClose: () => void;
};

/** The confirmation before an invitation is sent again or withdrawn. */
export function InvitationDialog({ action, user, onClose }: InvitationDialogProps) {
  const { id, name } = useFragment(
    graphql`
      fragment InvitationDialog_user on User @throwOnFieldError {
        id
        name
      }
    `,
    user,
  );
  const [resend, isSending] = useResendInvitation();
  const [withdraw, isWithdrawing] = useWithdrawInvitation();
  const [error, setError] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const sendAgain = async () => {
    const outcome = await resend(id);
    if (!outcome.ok) return setError(outcome.message);
    const { invited } = outcome.result;
    if (invited?.link) return setLink(invited.link);
    notify.success(`Invitation sent to ${name}`);
    onClose();
  };
  const end = async () => {
    const outcome = await withdraw(id);
    if (outcome.ok) onClose();
    else setError(outcome.message);
  };
  if (link) return <InvitationLinkDialog name={name} link={link} onClose={onClose} />;
  if (action === 'resendInvitation')
    return (
      <ConfirmDialog
        open
        title="Send Invitation Again"
        confirmLabel="Send Again"
        busyLabel="Sending..."
        busy={isSending}
        error={error}
        onConfirm={sendAgain}
        onClose={onClose}
      >
        {name} gets a new link, good for 7 days. The earlier one stops working.
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      open
      title="Withdraw Invitation"
      confirmLabel="Withdraw Invitation"
      busyLabel="Withdrawing..."
      busy={isWithdrawing}
      error={error}
      onConfirm={end}
      onClose={onClose}
    >
      The invitation link stops working, and {name} becomes inactive.
    </ConfirmDialog>
  );
}
