import { PhoneLockRegular, SignOutRegular } from '@fluentui/react-icons';
import { graphql, readInlineData } from 'react-relay';
import type { useAccessActions_user$key } from '../../__generated__/useAccessActions_user.graphql';
import type { Action } from '../../kit/ui/ActionMenuList';
import type { AccessDialogName } from './AccessDialog';
import { useSignInActions } from './useSignInActions';

/** An administrator's actions on someone's sign-in, as far as they apply. */
export function useAccessActions(
  key: useAccessActions_user$key,
  onOpen: (dialog: AccessDialogName) => void,
): Action[] {
  const user = readInlineData(
    graphql`
      fragment useAccessActions_user on User @inline @throwOnFieldError {
        viewerCanSignOutEverywhere
        viewerCanRemoveSecondFactor
        ...useSignInActions_user
      }
    `,
    key,
  );
  const { reset, unlock } = useSignInActions(user, () => onOpen('password'));
  const actions: (Action | false | null)[] = [
    reset,
    unlock,
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
  return actions.filter((action) => action !== false && action !== null);
}
