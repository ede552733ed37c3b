import { graphql } from 'react-relay';
import type { useRemoveSecondFactorMutation } from '../../__generated__/useRemoveSecondFactorMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Removes someone else's second factors, and with them the menu entry. */
export function useRemoveSecondFactor() {
  return useMutation<useRemoveSecondFactorMutation>(
    graphql`
      mutation useRemoveSecondFactorMutation($input: RemoveSecondFactorInput!) {
        result: removeSecondFactor(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on RemoveSecondFactorPayload {
            user {
              hasSecondFactor
              ...useAccessActions_user
            }
          }
        }
      }
    `,
    { success: 'Second factor removed', failure: 'Failed to remove the second factor' },
  );
}
