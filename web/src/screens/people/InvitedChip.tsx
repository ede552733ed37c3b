import { MailRegular } from '@fluentui/react-icons';
import { graphql, readInlineData } from 'react-relay';
import type { InvitedChip_user$key } from '../../__generated__/InvitedChip_user.graphql';
import { StatusChip } from '../../kit/ui/StatusChip';
import { activityLook } from '../../kit/ui/statuses';

/** Whether the person can sign in, or is invited and has yet to accept. */
export function InvitedChip({ user }: { user: InvitedChip_user$key }) {
  const { isActive, invitation, mailFailedAt } = readInlineData(
    graphql`
      fragment InvitedChip_user on User @inline @throwOnFieldError {
        isActive
        mailFailedAt
        invitation {
          isExpired
          isSent
        }
      }
    `,
    user,
  );
  if (!isActive || !invitation) return <StatusChip {...activityLook(isActive)} />;
  if (!invitation.isSent) return <StatusChip tone="neutral" label="Not Invited Yet" />;
  if (invitation.isExpired) return <StatusChip tone="warning" label="Invitation Expired" />;
  if (mailFailedAt) return <StatusChip tone="danger" label="Email Failed" icon={<MailRegular />} />;
  return <StatusChip tone="info" label="Invited" icon={<MailRegular />} />;
}
