import { graphql } from 'react-relay';
import type { useSetWorkRelationMutation } from '../../__generated__/useSetWorkRelationMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { workRelationTexts } from './workRelationTexts';

/** Sets whether someone is a contractor or an employee. */
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
    workRelationTexts,
  );
}
