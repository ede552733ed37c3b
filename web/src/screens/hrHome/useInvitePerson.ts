import { graphql } from 'react-relay';
import type { useInvitePersonMutation } from '../../__generated__/useInvitePersonMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Invites someone, who chooses their own password. The response includes the lists of the home page. */
export function useInvitePerson() {
  return useMutation<useInvitePersonMutation>(
    graphql`
      mutation useInvitePersonMutation($input: InvitePersonInput!) {
        result: invitePerson(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on InvitationPayload @alias(as: "invited") {
            link
            query {
              ...HrDashboard_refresh
            }
          }
        }
      }
    `,
    { failure: 'Failed to send the invitation' },
  );
}
