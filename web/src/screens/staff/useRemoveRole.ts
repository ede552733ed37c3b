import { graphql } from 'react-relay';
import type { useRemoveRoleMutation } from '../../__generated__/useRemoveRoleMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Takes a role away from a staff member. */
export function useRemoveRole() {
  return useMutation<useRemoveRoleMutation>(
    graphql`
      mutation useRemoveRoleMutation($input: RemoveRoleInput!) {
        result: removeRole(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on RemoveRolePayload {
            user {
              ...StaffTable_user
            }
          }
        }
      }
    `,
    { success: 'Role removed successfully!', failure: 'Failed to remove role' },
  );
}
