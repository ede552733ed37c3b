import { graphql } from 'react-relay';
import type { useDecideSharedNumberMutation } from '../../__generated__/useDecideSharedNumberMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Decides whose a taxpayer number is that several people have certified. */
export function useDecideSharedNumber() {
  return useMutation<useDecideSharedNumberMutation>(
    graphql`
      mutation useDecideSharedNumberMutation($input: DecideSharedNumberInput!) {
        result: decideSharedNumber(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
        }
      }
    `,
    { success: 'Decision saved.', failure: 'Failed to save the decision' },
  );
}
