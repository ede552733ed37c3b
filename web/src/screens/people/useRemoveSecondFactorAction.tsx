import { PhoneLockRegular } from '@fluentui/react-icons/svg/phone-lock';
import { graphql, readInlineData } from 'react-relay';
import type { useRemoveSecondFactorAction_user$key } from '../../__generated__/useRemoveSecondFactorAction_user.graphql';
import type { Action } from '../../kit/ui/ActionMenuList';

/** The entry "Remove Second Factor" of a row's menu, for administrators. */
export function useRemoveSecondFactorAction(
  user: useRemoveSecondFactorAction_user$key,
  onOpen: () => void,
): Action | null {
  const { viewerCanRemoveSecondFactor } = readInlineData(
    graphql`
      fragment useRemoveSecondFactorAction_user on User @inline @throwOnFieldError {
        viewerCanRemoveSecondFactor
      }
    `,
    user,
  );
  return viewerCanRemoveSecondFactor
    ? { label: 'Remove Second Factor', icon: <PhoneLockRegular />, onClick: onOpen }
    : null;
}
