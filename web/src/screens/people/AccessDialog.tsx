import { graphql, useFragment } from 'react-relay';
import type { AccessDialog_user$key } from '../../__generated__/AccessDialog_user.graphql';
import { lazyDialog } from '../../kit/ui/lazyDialog';

const RemoveSecondFactorDialog = lazyDialog(
  async () => (await import('./RemoveSecondFactorDialog')).RemoveSecondFactorDialog,
);
const ResetPasswordDialog = lazyDialog(
  async () => (await import('./ResetPasswordDialog')).ResetPasswordDialog,
);
const SignOutEverywhereDialog = lazyDialog(
  async () => (await import('./SignOutEverywhereDialog')).SignOutEverywhereDialog,
);

const DIALOGS = {
  password: ResetPasswordDialog,
  signOut: SignOutEverywhereDialog,
  factor: RemoveSecondFactorDialog,
} as const;

export type AccessDialogName = keyof typeof DIALOGS;

type AccessDialogProps = { action: AccessDialogName; user: AccessDialog_user$key; onClose: () => void };

/** The dialog of one of `useAccessActions`. */
export function AccessDialog({ action, onClose, ...props }: AccessDialogProps) {
  const user = useFragment(
    graphql`
      fragment AccessDialog_user on User @throwOnFieldError {
        ...ResetPasswordDialog_user
        ...SignOutEverywhereDialog_user
        ...RemoveSecondFactorDialog_user
      }
    `,
    props.user,
  );
  const Dialog = DIALOGS[action];
  return <Dialog user={user} onClose={onClose} />;
}
