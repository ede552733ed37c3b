import { graphql } from 'react-relay';
import type { useSaveQueryMutation } from '../../__generated__/useSaveQueryMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Saves one of the viewer's own queries, or changes it. The list comes anew, as it goes by name. */
export function useSaveQuery() {
  return useMutation<useSaveQueryMutation>(
    graphql`
      mutation useSaveQueryMutation($input: SaveQueryInput!) {
        result: saveQuery(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SaveQueryPayload @alias(as: "done") {
            savedQuery {
              id
            }
            query {
              viewer {
                ...Queries_viewer
              }
            }
          }
        }
      }
    `,
    { success: 'Query saved', failure: 'Failed to save the query' },
  );
}
