import { graphql } from 'react-relay';
import type { useRemoveRoleMutation } from '../../__generated__/useRemoveRoleMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Takes a role away from a staff member, in the same way. */
export function useRemoveRole() {
  return useMutation<useRemoveRoleMutation>(
    graphql`
      mutation useRemoveRoleMutation(
        $input: RemoveRoleInput!
        $first: Int!
        $after: String
        $search: String
        $role: RoleName
        $isNarrowed: Boolean!
      ) {
        result: removeRole(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on RemoveRolePayload {
            user {
              ...StaffTable_user
            }
            query {
              ...StaffScreen_refresh @arguments(list: $isNarrowed)
            }
          }
        }
      }
    `,
    { success: 'Role removed successfully!', failure: 'Failed to remove role' },
  );
}
