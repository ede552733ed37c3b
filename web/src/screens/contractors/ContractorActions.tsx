import { EditRegular, PersonProhibitedRegular } from '@fluentui/react-icons';
import { graphql, readInlineData } from 'react-relay';
import type { ContractorActions_user$key } from '../../__generated__/ContractorActions_user.graphql';
import { ActionMenu } from '../../kit/ui/ActionMenu';
import { type InvitationDialogName, useInvitationActions } from '../people/useInvitationActions';
import { useSignInActions } from '../people/useSignInActions';

/** The dialogs of a row's menu: the name, the end of access, a new password, or the invitation. */
export type ContractorDialog = 'edit' | 'deactivate' | 'password' | InvitationDialogName;

type ContractorActionsProps = {
  user: ContractorActions_user$key;
  onOpen: (dialog: ContractorDialog) => void;
};

/**
 * The menu of a row. Impossible actions stay in it and show the reason. It is short; the rest is on the person's page.
 */
export function ContractorActions({ onOpen, ...props }: ContractorActionsProps) {
  const user = readInlineData(
    graphql`
      fragment ContractorActions_user on User @inline @throwOnFieldError {
        name
        isActive
        viewerCanEdit
        viewerCanDeactivate
        ...useInvitationActions_user
        ...useSignInActions_user
      }
    `,
    props.user,
  );
  const { name, isActive, viewerCanEdit, viewerCanDeactivate } = user;
  const { reset, unlock } = useSignInActions(user, () => onOpen('password'));
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
        reset,
        unlock,
        ...invitationActions,
      ]}
    />
  );
}
