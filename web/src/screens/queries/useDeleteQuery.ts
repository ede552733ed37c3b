import { graphql } from 'react-relay';
import type { useDeleteQueryMutation } from '../../__generated__/useDeleteQueryMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Deletes one of the viewer's own queries. */
export function useDeleteQuery() {
  return useMutation<useDeleteQueryMutation>(
    graphql`
      mutation useDeleteQueryMutation($input: DeleteSavedQueryInput!) {
        result: deleteSavedQuery(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on DeleteSavedQueryPayload {
            deletedSavedQueryId
            query {
              viewer {
                ...Queries_viewer
              }
            }
          }
        }
      }
    `,
    { success: 'Query deleted', failure: 'Failed to delete the query' },
  );
}
