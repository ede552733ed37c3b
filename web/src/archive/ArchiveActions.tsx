import { ArchiveArrowBackRegular } from '@fluentui/react-icons/svg/archive-arrow-back';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-menu';
import { useRestoreFocusTarget } from '@fluentui/react-tabster';
import { graphql, useFragment } from 'react-relay';
import type { ArchiveActions_user$key } from '../__generated__/ArchiveActions_user.graphql';
import { IconButton } from '../ui/IconButton';
import { useUnarchiveUser } from './useUnarchiveUser';

type ArchiveActionsProps = { user: ArchiveActions_user$key; onDelete: () => void };

/** The menu of a row: only what the viewer may do with this person stands in it. */
export function ArchiveActions({ user, onDelete }: ArchiveActionsProps) {
  const { id, name, viewerCanArchive, viewerCanDelete } = useFragment(
    graphql`
      fragment ArchiveActions_user on User @throwOnFieldError {
        id
        name
        viewerCanArchive
        viewerCanDelete
      }
    `,
    user,
  );
  const unarchive = useUnarchiveUser();
  // The dialog gives the focus back to the button: the menu that opened it is gone by then.
  const restoreFocus = useRestoreFocusTarget();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <IconButton label={`Actions for ${name}`} icon={<MoreHorizontalRegular />} {...restoreFocus} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {viewerCanArchive && (
            <MenuItem icon={<ArchiveArrowBackRegular />} onClick={() => unarchive(id)}>
              Unarchive User
            </MenuItem>
          )}
          {viewerCanDelete && (
            <MenuItem icon={<DeleteRegular />} onClick={onDelete}>
              Permanently Delete
            </MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
