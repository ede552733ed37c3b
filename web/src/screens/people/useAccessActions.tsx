import { KeyResetRegular } from '@fluentui/react-icons/svg/key-reset';
import { LockOpenRegular } from '@fluentui/react-icons/svg/lock-open';
import { PhoneLockRegular } from '@fluentui/react-icons/svg/phone-lock';
import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import { graphql, readInlineData } from 'react-relay';
import type { useAccessActions_user$key } from '../../__generated__/useAccessActions_user.graphql';
import type { Action } from '../../kit/ui/ActionMenuList';
import type { AccessDialogName } from './AccessDialog';
import { useUnlockSignIn } from './useUnlockSignIn';

/** What administrators do about how someone signs in, as far as there is something to do: for menus and the person's page. */
export function useAccessActions(
  key: useAccessActions_user$key,
  onOpen: (dialog: AccessDialogName) => void,
): Action[] {
  const user = readInlineData(
    graphql`
      fragment useAccessActions_user on User @inline @throwOnFieldError {
        id
        name
        viewerCanResetPassword
        viewerCanUnlockSignIn
        viewerCanSignOutEverywhere
        viewerCanRemoveSecondFactor
      }
    `,
    key,
  );
  const unlock = useUnlockSignIn();
  const actions: (Action | false)[] = [
    user.viewerCanResetPassword && {
      label: 'Reset Password',
      icon: <KeyResetRegular />,
      onClick: () => onOpen('password'),
    },
    user.viewerCanUnlockSignIn && {
      label: 'Unlock Sign-In',
      icon: <LockOpenRegular />,
      onClick: () => void unlock(user.id, user.name),
    },
    user.viewerCanSignOutEverywhere && {
      label: 'Sign Out Everywhere',
      icon: <SignOutRegular />,
      onClick: () => onOpen('signOut'),
    },
    user.viewerCanRemoveSecondFactor && {
      label: 'Remove Second Factor',
      icon: <PhoneLockRegular />,
      onClick: () => onOpen('factor'),
    },
  ];
  return actions.filter((action) => action !== false);
}
