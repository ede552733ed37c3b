import { graphql } from 'react-relay';
import type { useInvitePersonMutation } from '../../__generated__/useInvitePersonMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Adds a person who chooses the password. */
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
            user {
              name
            }
          }
        }
      }
    `,
    { failure: 'Failed to send the invitation' },
  );
}
