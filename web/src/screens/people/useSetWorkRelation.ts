import { graphql } from 'react-relay';
import type { useSetWorkRelationMutation } from '../../__generated__/useSetWorkRelationMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Says whether somebody is a contractor or an employee. */
export function useSetWorkRelation() {
  return useMutation<useSetWorkRelationMutation>(
    graphql`
      mutation useSetWorkRelationMutation($input: SetWorkRelationInput!) {
        result: setWorkRelation(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetWorkRelationPayload {
            user {
              workRelation
            }
          }
        }
      }
    `,
    { success: 'Work relation saved.', failure: 'Failed to save the work relation' },
  );
}
