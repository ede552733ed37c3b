import { graphql } from 'react-relay';
import type { useDeleteUserMutation } from '../../__generated__/useDeleteUserMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Deletes an archived user with everything about the person; nothing brings it back. */
export function useDeleteUser() {
  return useMutation<useDeleteUserMutation>(
    graphql`
      mutation useDeleteUserMutation($input: DeleteUserInput!) {
        result: deleteUser(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on DeleteUserPayload @alias(as: "deletion") {
            deletedUserId
          }
        }
      }
    `,
    { success: 'User permanently deleted successfully!', failure: 'Failed to delete user' },
  );
}
