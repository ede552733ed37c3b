import { graphql } from 'react-relay';
import type { useInviteStaffMutation } from '../../__generated__/useInviteStaffMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Adds a staff member, who chooses their own password. The response includes the page, as in `useCreateStaff`. */
export function useInviteStaff() {
  return useMutation<useInviteStaffMutation>(
    graphql`
      mutation useInviteStaffMutation(
        $input: InvitePersonInput!
        $first: Int!
        $after: String
        $search: String
        $role: RoleName
      ) {
        result: invitePerson(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on InvitationPayload @alias(as: "invited") {
            link
            query {
              ...StaffScreen_refresh
            }
          }
        }
      }
    `,
    { failure: 'Failed to send the invitation' },
  );
}
