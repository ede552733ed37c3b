import { graphql } from 'react-relay';
import type { useVoidRepaymentMutation } from '../../__generated__/useVoidRepaymentMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Voids a recorded repayment; the response includes the person's balance. */
export const useVoidRepayment = () =>
  useMutation<useVoidRepaymentMutation>(
    graphql`
      mutation useVoidRepaymentMutation($input: VoidRepaymentInput!, $first: Int!) {
        result: voidRepayment(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on VoidRepaymentPayload {
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
