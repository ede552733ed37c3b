import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { MoreHorizontalRegular } from '@fluentui/react-icons/svg/more-horizontal';
import { PersonProhibitedRegular } from '@fluentui/react-icons/svg/person-prohibited';
import { Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-menu';
import { useRestoreFocusTarget } from '@fluentui/react-tabster';
import { graphql, useFragment } from 'react-relay';
import type { ContractorActions_user$key } from '../__generated__/ContractorActions_user.graphql';
import { HistoryMenuItem } from '../history/HistoryMenuItem';
import { IconButton } from '../ui/IconButton';

type ContractorActionsProps = {
  user: ContractorActions_user$key;
  onEdit: () => void;
  onDeactivate: () => void;
  onHistory: () => void;
};

/** The menu of a row. What is not possible stays in it and says why. */
export function ContractorActions({ onEdit, onDeactivate, onHistory, ...props }: ContractorActionsProps) {
  const user = useFragment(
    graphql`
      fragment ContractorActions_user on User @throwOnFieldError {
        name
        isActive
        viewerCanEdit
        viewerCanDeactivate
        ...HistoryMenuItem_user
      }
    `,
    props.user,
  );
  const { name, isActive, viewerCanEdit, viewerCanDeactivate } = user;
  // The dialogs give the focus back to the button: the menu that opened them is gone by then.
  const restoreFocus = useRestoreFocusTarget();
  const refusal = isActive ? 'Not allowed for you' : 'Already inactive';
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <IconButton label={`Actions for ${name}`} icon={<MoreHorizontalRegular />} {...restoreFocus} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem
            icon={<EditRegular />}
            disabled={!viewerCanEdit}
            subText={viewerCanEdit ? undefined : 'Not allowed for you'}
            onClick={onEdit}
          >
            Edit Contractor
          </MenuItem>
          <MenuItem
            icon={<PersonProhibitedRegular />}
            disabled={!viewerCanDeactivate}
            subText={viewerCanDeactivate ? undefined : refusal}
            onClick={onDeactivate}
          >
            Deactivate Contractor
          </MenuItem>
          <HistoryMenuItem user={user} onOpen={onHistory} />
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
