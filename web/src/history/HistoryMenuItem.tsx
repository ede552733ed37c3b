import { HistoryRegular } from '@fluentui/react-icons/svg/history';
import { MenuItem } from '@fluentui/react-menu';
import { graphql, useFragment } from 'react-relay';
import type { HistoryMenuItem_user$key } from '../__generated__/HistoryMenuItem_user.graphql';

type HistoryMenuItemProps = { user: HistoryMenuItem_user$key; onOpen: () => void };

/** 'History' in the menu of a person's row; not there for those who may not read it. */
export function HistoryMenuItem({ user, onOpen }: HistoryMenuItemProps) {
  const { viewerCanReadHistory } = useFragment(
    graphql`
      fragment HistoryMenuItem_user on User @throwOnFieldError {
        viewerCanReadHistory
      }
    `,
    user,
  );
  if (!viewerCanReadHistory) return null;
  return (
    <MenuItem icon={<HistoryRegular />} onClick={onOpen}>
      History
    </MenuItem>
  );
}
