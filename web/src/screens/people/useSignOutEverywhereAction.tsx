import { SignOutRegular } from '@fluentui/react-icons/svg/sign-out';
import { graphql, readInlineData } from 'react-relay';
import type { useSignOutEverywhereAction_user$key } from '../../__generated__/useSignOutEverywhereAction_user.graphql';
import type { Action } from '../../kit/ui/ActionMenuList';

/** The entry "Sign Out Everywhere" of a row's menu, for administrators. */
export function useSignOutEverywhereAction(
  user: useSignOutEverywhereAction_user$key,
  onOpen: () => void,
): Action | null {
  const { viewerCanSignOutEverywhere } = readInlineData(
    graphql`
      fragment useSignOutEverywhereAction_user on User @inline @throwOnFieldError {
        viewerCanSignOutEverywhere
      }
    `,
    user,
  );
  return viewerCanSignOutEverywhere
    ? { label: 'Sign Out Everywhere', icon: <SignOutRegular />, onClick: onOpen }
    : null;
}
