import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { SignOutEverywhereDialog_user$key } from '../../__generated__/SignOutEverywhereDialog_user.graphql';
import { ConfirmDialog } from '../../kit/ui/ConfirmDialog';
import { useSignOutEverywhere } from './useSignOutEverywhere';

type SignOutEverywhereDialogProps = { user: SignOutEverywhereDialog_user$key; onClose: () => void };

/** The confirmation before someone is signed out everywhere, which loses their unsaved input. */
export function SignOutEverywhereDialog({ user, onClose }: SignOutEverywhereDialogProps) {
  const { id, name } = useFragment(
    graphql`
      fragment SignOutEverywhereDialog_user on User @throwOnFieldError {
        id
        name
      }
    `,
    user,
  );
  const [signOut, isBusy] = useSignOutEverywhere();
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    setError(null);
    const outcome = await signOut(id);
    if (outcome.ok) onClose();
    else setError(outcome.message);
  };
  return (
    <ConfirmDialog
      open
      title="Sign Out Everywhere"
      confirmLabel="Sign Out Everywhere"
      busyLabel="Signing out..."
      busy={isBusy}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {name} is signed out on every device, and access tokens stop working. The password stays the same:
      anyone who knows it can sign in again.
    </ConfirmDialog>
  );
}
