import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { graphql, readInlineData } from 'react-relay';
import type { useHistoryAction_user$key } from '../../__generated__/useHistoryAction_user.graphql';
import type { Action } from '../../kit/ui/ActionMenuList';

/** 'History' for the menu of a person's row; null for those who may not read it. */
export function useHistoryAction(user: useHistoryAction_user$key, onOpen: () => void): Action | null {
  const { viewerCanReadHistory } = readInlineData(
    graphql`
      fragment useHistoryAction_user on User @inline @throwOnFieldError {
        viewerCanReadHistory
      }
    `,
    user,
  );
  return viewerCanReadHistory ? { label: 'History', icon: <HistoryRegular />, onClick: onOpen } : null;
}
