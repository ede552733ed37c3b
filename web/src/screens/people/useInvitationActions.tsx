import { MailDismissRegular, MailRegular } from '@fluentui/react-icons';
import { graphql, readInlineData } from 'react-relay';
import type { useInvitationActions_user$key } from '../../__generated__/useInvitationActions_user.graphql';
import type { Action } from '../../kit/ui/ActionMenuList';

export type InvitationDialogName = 'resendInvitation' | 'withdrawInvitation';

/** The menu entries for someone who has not accepted an invitation yet. */
export function useInvitationActions(
  user: useInvitationActions_user$key,
  onOpen: (dialog: InvitationDialogName) => void,
): Action[] {
  const { isActive, invitation } = readInlineData(
    graphql`
      fragment useInvitationActions_user on User @inline @throwOnFieldError {
        isActive
        invitation {
          isSent
        }
      }
    `,
    user,
  );
  if (!isActive || !invitation) return [];
  return [
    {
      label: invitation.isSent ? 'Send Invitation Again' : 'Send Invitation',
      icon: <MailRegular />,
      onClick: () => onOpen('resendInvitation'),
    },
    {
      label: 'Withdraw Invitation',
      icon: <MailDismissRegular />,
      onClick: () => onOpen('withdrawInvitation'),
    },
  ];
}
