import {
  ArchiveArrowBackRegular,
  ArchiveRegular,
  EditRegular,
  PersonAvailableRegular,
  PersonKeyRegular,
  PersonProhibitedRegular,
} from '@fluentui/react-icons';
import { graphql, readInlineData } from 'react-relay';
import type { StaffActions_user$key } from '../../__generated__/StaffActions_user.graphql';
import { ActionMenu } from '../../kit/ui/ActionMenu';
import { type InvitationDialogName, useInvitationActions } from '../people/useInvitationActions';
import { useSignInActions } from '../people/useSignInActions';
import { useSetUserActive } from './useSetUserActive';
import { useSetUserArchived } from './useSetUserArchived';

/** The dialogs of a row's menu: the name and phone, the roles, a new password, or the invitation. */
export type StaffDialog = 'edit' | 'roles' | 'password' | InvitationDialogName;

type StaffActionsProps = { user: StaffActions_user$key; onOpen: (dialog: StaffDialog) => void };

/**
 * The menu of a row, with only the actions the viewer may use. It is short; the rest is on the person's page, under
 * Account.
 */
export function StaffActions({ user: key, onOpen }: StaffActionsProps) {
  const user = readInlineData(
    graphql`
      fragment StaffActions_user on User @inline @throwOnFieldError {
        id
        name
        isActive
        archived
        viewerCanEditStaff
        viewerCanAssignRoles
        viewerCanSetActive
        viewerCanArchive
        ...useInvitationActions_user
        ...useSignInActions_user
      }
    `,
    key,
  );
  const { id, name, isActive, archived } = user;
  const setActive = useSetUserActive();
  const setArchived = useSetUserArchived();
  const { reset, unlock } = useSignInActions(user, () => onOpen('password'));
  const [invitation] = useInvitationActions(user, onOpen);
  return (
    <ActionMenu
      label={`Actions for ${name}`}
      actions={[
        user.viewerCanEditStaff && { label: 'Edit', icon: <EditRegular />, onClick: () => onOpen('edit') },
        user.viewerCanAssignRoles && {
          label: 'Assign Role',
          icon: <PersonKeyRegular />,
          onClick: () => onOpen('roles'),
        },
        user.viewerCanSetActive && {
          label: isActive ? 'Deactivate' : 'Activate',
          icon: isActive ? <PersonProhibitedRegular /> : <PersonAvailableRegular />,
          onClick: () => setActive(id, !isActive),
        },
        reset,
        // Someone who has not accepted an invitation yet has no sign-in to unlock.
        invitation ?? unlock,
        user.viewerCanArchive && {
          label: archived ? 'Unarchive' : 'Archive',
          icon: archived ? <ArchiveArrowBackRegular /> : <ArchiveRegular />,
          onClick: () => setArchived(id, !archived),
        },
      ]}
    />
  );
}
