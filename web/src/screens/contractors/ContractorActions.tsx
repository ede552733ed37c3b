import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { PersonProhibitedRegular } from '@fluentui/react-icons/svg/person-prohibited';
import { graphql, readInlineData } from 'react-relay';
import type { ContractorActions_user$key } from '../../__generated__/ContractorActions_user.graphql';
import { ActionMenu } from '../../kit/ui/ActionMenu';
import { useHistoryAction } from '../history/useHistoryAction';
import type { AccessDialogName } from '../people/AccessDialog';
import { useAccessActions } from '../people/useAccessActions';
import { type InvitationDialogName, useInvitationActions } from '../people/useInvitationActions';

/** What a row's menu opens: the name, the end of access, how they sign in, the invitation, or what happened so far. */
export type ContractorDialog = 'edit' | 'deactivate' | 'history' | AccessDialogName | InvitationDialogName;

type ContractorActionsProps = {
  user: ContractorActions_user$key;
  onOpen: (dialog: ContractorDialog) => void;
};

/** The menu of a row. What is not possible stays in it and says why. */
export function ContractorActions({ onOpen, ...props }: ContractorActionsProps) {
  const user = readInlineData(
    graphql`
      fragment ContractorActions_user on User @inline @throwOnFieldError {
        name
        isActive
        viewerCanEdit
        viewerCanDeactivate
        ...useAccessActions_user
        ...useHistoryAction_user
        ...useInvitationActions_user
      }
    `,
    props.user,
  );
  const { name, isActive, viewerCanEdit, viewerCanDeactivate } = user;
  const accessActions = useAccessActions(user, onOpen);
  const historyAction = useHistoryAction(user, () => onOpen('history'));
  const invitationActions = useInvitationActions(user, onOpen);
  const refusal = isActive ? 'You don’t have access' : 'Already inactive';
  return (
    <ActionMenu
      label={`Actions for ${name}`}
      actions={[
        {
          label: 'Edit Contractor',
          icon: <EditRegular />,
          disabledReason: viewerCanEdit ? null : 'You don’t have access',
          onClick: () => onOpen('edit'),
        },
        {
          label: 'Deactivate Contractor',
          icon: <PersonProhibitedRegular />,
          disabledReason: viewerCanDeactivate ? null : refusal,
          onClick: () => onOpen('deactivate'),
        },
        ...accessActions,
        ...invitationActions,
        historyAction,
      ]}
    />
  );
}
