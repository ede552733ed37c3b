import { graphql } from 'react-relay';
import type { useDeleteUserMutation } from '../../__generated__/useDeleteUserMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Deletes an archived user with all of their data, or requests it from a second person; it cannot be undone. */
export function useDeleteUser() {
  return useMutation<useDeleteUserMutation>(
    graphql`
      mutation useDeleteUserMutation(
        $input: DeleteUserInput!
        $connections: [ID!]!
        $first: Int!
        $after: String
        $search: String
      ) {
        result: deleteUser(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on DeleteUserPayload @alias(as: "deletion") {
            deletedUserId @deleteEdge(connections: $connections)
            message
            query {
              ...ArchiveScreen_refresh
            }
          }
        }
      }
    `,
    { failure: 'Failed to delete user' },
  );
}
