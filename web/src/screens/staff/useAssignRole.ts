import { graphql } from 'react-relay';
import type { useAssignRoleMutation } from '../../__generated__/useAssignRoleMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Gives a staff member a role. */
export function useAssignRole() {
  return useMutation<useAssignRoleMutation>(
    graphql`
      mutation useAssignRoleMutation($input: AssignRoleInput!) {
        result: assignRole(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on AssignRolePayload {
            user {
              ...StaffTable_user
            }
          }
        }
      }
    `,
    { success: 'Role assigned successfully!', failure: 'Failed to assign role' },
  );
}
