import { graphql } from 'react-relay';
import type { useVoidAdvanceMutation } from '../../__generated__/useVoidAdvanceMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Voids an advance that was entered by mistake; the response includes the person's balance. */
export const useVoidAdvance = () =>
  useMutation<useVoidAdvanceMutation>(
    graphql`
      mutation useVoidAdvanceMutation($input: VoidAdvanceInput!, $first: Int!) {
        result: voidAdvance(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on VoidAdvancePayload {
            plan {
              user {
                ...BalanceTab_user @arguments(first: $first)
              }
            }
          }
        }
      }
    `,
    { failure: 'Failed to void it' },
  );
