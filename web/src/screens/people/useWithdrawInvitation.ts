import { graphql } from 'react-relay';
import type { useWithdrawInvitationMutation } from '../../__generated__/useWithdrawInvitationMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Ends an invitation that no one has accepted. */
export function useWithdrawInvitation() {
  return useMutation<useWithdrawInvitationMutation>(
    graphql`
      mutation useWithdrawInvitationMutation($input: WithdrawInvitationInput!) {
        result: withdrawInvitation(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on WithdrawInvitationPayload {
            user {
              ...InvitedChip_user
              ...useInvitationActions_user
            }
          }
        }
      }
    `,
    { success: 'Invitation withdrawn', failure: 'Failed to withdraw the invitation' },
  );
}
