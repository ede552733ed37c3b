import { graphql } from 'react-relay';
import type { useVoidOpeningBalanceMutation } from '../../__generated__/useVoidOpeningBalanceMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Voids an opening balance; the response includes it. */
export const useVoidOpeningBalance = () =>
  useMutation<useVoidOpeningBalanceMutation>(
    graphql`
      mutation useVoidOpeningBalanceMutation($input: VoidOpeningBalanceInput!) {
        result: voidOpeningBalance(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on VoidOpeningBalancePayload {
            openingBalance {
              ...openingRow_opening
            }
          }
        }
      }
    `,
    { failure: 'Failed to void' },
  );
