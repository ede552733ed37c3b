import { graphql } from 'react-relay';
import type { useResendInvitationMutation } from '../../__generated__/useResendInvitationMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Repeats the invitation of someone who has not accepted yet. */
export function useResendInvitation() {
  return useMutation<useResendInvitationMutation>(
    graphql`
      mutation useResendInvitationMutation($input: ResendInvitationInput!) {
        result: resendInvitation(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on InvitationPayload @alias(as: "invited") {
            link
            user {
              ...InvitedChip_user
            }
          }
        }
      }
    `,
    { failure: 'Failed to send the invitation' },
  );
}
