import { graphql } from 'react-relay';
import type { useAssignRoleMutation } from '../../__generated__/useAssignRoleMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Gives a staff member a role. The response includes a list filtered by role, because the row may have left it. */
export function useAssignRole() {
  return useMutation<useAssignRoleMutation>(
    graphql`
      mutation useAssignRoleMutation(
        $input: AssignRoleInput!
        $first: Int!
        $after: String
        $search: String
        $role: RoleName
        $isNarrowed: Boolean!
      ) {
        result: assignRole(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on AssignRolePayload {
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
    { success: 'Role assigned successfully!', failure: 'Failed to assign role' },
  );
}
