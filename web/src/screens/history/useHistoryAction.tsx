import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { graphql, useFragment } from 'react-relay';
import type { useHistoryAction_user$key } from '../../__generated__/useHistoryAction_user.graphql';
import type { Action } from '../../kit/ui/ActionMenuList';

/** 'History' for the menu of a person's row; null for those who may not read it. */
export function useHistoryAction(user: useHistoryAction_user$key, onOpen: () => void): Action | null {
  const { viewerCanReadHistory } = useFragment(
    graphql`
      fragment useHistoryAction_user on User @throwOnFieldError {
        viewerCanReadHistory
      }
    `,
    user,
  );
  return viewerCanReadHistory ? { label: 'History', icon: <HistoryRegular />, onClick: onOpen } : null;
}
