import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { PersonProhibitedRegular } from '@fluentui/react-icons/svg/person-prohibited';
import { graphql, readInlineData } from 'react-relay';
import type { ContractorActions_user$key } from '../../__generated__/ContractorActions_user.graphql';
import { ActionMenu } from '../../kit/ui/ActionMenu';
import { useHistoryAction } from '../history/useHistoryAction';
import { type InvitationDialogName, useInvitationActions } from '../people/useInvitationActions';
import { useRemoveSecondFactorAction } from '../people/useRemoveSecondFactorAction';
import { useSignOutEverywhereAction } from '../people/useSignOutEverywhereAction';
import { useUnlockAction } from '../people/useUnlockAction';

type ContractorActionsProps = {
  user: ContractorActions_user$key;
  onEdit: () => void;
  onDeactivate: () => void;
  onSignOut: () => void;
  onRemoveFactor: () => void;
  onHistory: () => void;
  onInvitation: (dialog: InvitationDialogName) => void;
};

/** The menu of a row. What is not possible stays in it and says why. */
export function ContractorActions({
  onEdit,
  onDeactivate,
  onSignOut,
  onRemoveFactor,
  onHistory,
  onInvitation,
  ...props
}: ContractorActionsProps) {
  const user = readInlineData(
    graphql`
      fragment ContractorActions_user on User @inline @throwOnFieldError {
        name
        isActive
        viewerCanEdit
        viewerCanDeactivate
        ...useUnlockAction_user
        ...useSignOutEverywhereAction_user
        ...useRemoveSecondFactorAction_user
        ...useHistoryAction_user
        ...useInvitationActions_user
      }
    `,
    props.user,
  );
  const { name, isActive, viewerCanEdit, viewerCanDeactivate } = user;
  const unlockAction = useUnlockAction(user);
  const signOutAction = useSignOutEverywhereAction(user, onSignOut);
  const factorAction = useRemoveSecondFactorAction(user, onRemoveFactor);
  const historyAction = useHistoryAction(user, onHistory);
  const invitationActions = useInvitationActions(user, onInvitation);
  const refusal = isActive ? 'You don’t have access' : 'Already inactive';
  return (
    <ActionMenu
      label={`Actions for ${name}`}
      actions={[
        {
          label: 'Edit Contractor',
          icon: <EditRegular />,
          disabledReason: viewerCanEdit ? null : 'You don’t have access',
          onClick: onEdit,
        },
        {
          label: 'Deactivate Contractor',
          icon: <PersonProhibitedRegular />,
          disabledReason: viewerCanDeactivate ? null : refusal,
          onClick: onDeactivate,
        },
        ...invitationActions,
        unlockAction,
        signOutAction,
        factorAction,
        historyAction,
      ]}
    />
  );
}
