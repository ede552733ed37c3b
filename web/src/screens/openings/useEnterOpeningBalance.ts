import { graphql } from 'react-relay';
import type { useEnterOpeningBalanceMutation } from '../../__generated__/useEnterOpeningBalanceMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Enters earlier pay; the response includes the person's list and balance. */
export const useEnterOpeningBalance = () =>
  useMutation<useEnterOpeningBalanceMutation>(
    graphql`
      mutation useEnterOpeningBalanceMutation($input: EnterOpeningBalanceInput!) {
        result: enterOpeningBalance(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on EnterOpeningBalancePayload {
            user {
              balance
              openingBalanceRequest {
                isOwn
              }
              ...OpeningBalances_user
            }
          }
        }
      }
    `,
    { failure: 'Failed to save' },
  );
