import { KeyResetRegular, LockOpenRegular } from '@fluentui/react-icons';
import { graphql, readInlineData } from 'react-relay';
import type { useSignInActions_user$key } from '../../__generated__/useSignInActions_user.graphql';
import type { Action } from '../../kit/ui/ActionMenuList';
import { useUnlockSignIn } from './useUnlockSignIn';

/**
 * An administrator's actions to let someone sign in again, as far as they apply: for row menus and the person's page.
 */
export function useSignInActions(
  key: useSignInActions_user$key,
  onReset: () => void,
): Record<'reset' | 'unlock', Action | null> {
  const user = readInlineData(
    graphql`
      fragment useSignInActions_user on User @inline @throwOnFieldError {
        id
        name
        viewerCanResetPassword
        viewerCanUnlockSignIn
      }
    `,
    key,
  );
  const unlock = useUnlockSignIn();
  return {
    reset: user.viewerCanResetPassword
      ? { label: 'Reset Password', icon: <KeyResetRegular />, onClick: onReset }
      : null,
    unlock: user.viewerCanUnlockSignIn
      ? {
          label: 'Unlock Sign-In',
          icon: <LockOpenRegular />,
          onClick: () => void unlock(user.id, user.name),
        }
      : null,
  };
}
