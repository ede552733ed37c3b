import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ResetPasswordDialog_user$key } from '../../__generated__/ResetPasswordDialog_user.graphql';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { TemporaryPasswordDialog } from './TemporaryPasswordDialog';
import { temporaryPassword } from './temporaryPassword';
import { useResetPassword } from './useResetPassword';

type ResetPasswordDialogProps = { user: ResetPasswordDialog_user$key; onClose: () => void };

/** Asks, sets a temporary password, and shows it for as long as the dialog stays: it is kept nowhere. */
export function ResetPasswordDialog({ user, onClose }: ResetPasswordDialogProps) {
  const { id, name } = useFragment(
    graphql`
      fragment ResetPasswordDialog_user on User @throwOnFieldError {
        id
        name
      }
    `,
    user,
  );
  const [reset, isBusy] = useResetPassword();
  const [error, setError] = useState<string | null>(null);
  const [password, setPassword] = useState<string | null>(null);
  const confirm = async () => {
    setError(null);
    const newPassword = temporaryPassword();
    const outcome = await reset({ input: { userId: id, newPassword } });
    if (outcome.ok) setPassword(newPassword);
    else setError(outcome.message);
  };
  if (password) return <TemporaryPasswordDialog name={name} password={password} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title="Reset Password"
      confirmLabel="Reset Password"
      busyLabel="Resetting..."
      busy={isBusy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {name} gets a temporary password and is signed out everywhere. Their current password stops working.
    </ConfirmDialog>
  );
}
