import { ArchiveRegular } from '@fluentui/react-icons/svg/archive';
import { ArchiveArrowBackRegular } from '@fluentui/react-icons/svg/archive-arrow-back';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { KeyResetRegular } from '@fluentui/react-icons/svg/key-reset';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { PersonAvailableRegular } from '@fluentui/react-icons/svg/person-available';
import { PersonKeyRegular } from '@fluentui/react-icons/svg/person-key';
import { PersonProhibitedRegular } from '@fluentui/react-icons/svg/person-prohibited';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-menu';
import { useRestoreFocusTarget } from '@fluentui/react-tabster';
import { graphql, useFragment } from 'react-relay';
import type { StaffActions_user$key } from '../__generated__/StaffActions_user.graphql';
import { HistoryMenuItem } from '../history/HistoryMenuItem';
import { IconButton } from '../ui/IconButton';
import { useSetUserActive } from './useSetUserActive';
import { useSetUserArchived } from './useSetUserArchived';

/** What a row's menu opens: the name and phone, the roles, a new temporary password, or what happened so far. */
export type StaffDialog = 'edit' | 'roles' | 'password' | 'history';

type StaffActionsProps = { user: StaffActions_user$key; onOpen: (dialog: StaffDialog) => void };

/** The menu of a row: only what the viewer may do with this person stands in it. */
export function StaffActions({ user: key, onOpen }: StaffActionsProps) {
  const user = useFragment(
    graphql`
      fragment StaffActions_user on User @throwOnFieldError {
        id
        name
        isActive
        archived
        viewerCanEditStaff
        viewerCanAssignRoles
        viewerCanSetActive
        viewerCanResetPassword
        viewerCanArchive
        ...HistoryMenuItem_user
      }
    `,
    key,
  );
  const { id, name, isActive, archived } = user;
  const setActive = useSetUserActive();
  const setArchived = useSetUserArchived();
  // The dialogs give the focus back to the button: the menu that opened them is gone by then.
  const restoreFocus = useRestoreFocusTarget();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <IconButton label={`Actions for ${name}`} icon={<MoreHorizontalRegular />} {...restoreFocus} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {user.viewerCanEditStaff && (
            <MenuItem icon={<EditRegular />} onClick={() => onOpen('edit')}>
              Edit
            </MenuItem>
          )}
          {user.viewerCanAssignRoles && (
            <MenuItem icon={<PersonKeyRegular />} onClick={() => onOpen('roles')}>
              Assign Role
            </MenuItem>
          )}
          {user.viewerCanSetActive && (
            <MenuItem
              icon={isActive ? <PersonProhibitedRegular /> : <PersonAvailableRegular />}
              onClick={() => setActive(id, !isActive)}
            >
              {isActive ? 'Deactivate' : 'Activate'}
            </MenuItem>
          )}
          {user.viewerCanResetPassword && (
            <MenuItem icon={<KeyResetRegular />} onClick={() => onOpen('password')}>
              Reset Password
            </MenuItem>
          )}
          {user.viewerCanArchive && (
            <MenuItem
              icon={archived ? <ArchiveArrowBackRegular /> : <ArchiveRegular />}
              onClick={() => setArchived(id, !archived)}
            >
              {archived ? 'Unarchive' : 'Archive'}
            </MenuItem>
          )}
          <HistoryMenuItem user={user} onOpen={() => onOpen('history')} />
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
