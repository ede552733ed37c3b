import { graphql } from 'react-relay';
import type { useRemoveBankAccountMutation } from '../../__generated__/useRemoveBankAccountMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Removes someone's bank account; their card updates. */
export function useRemoveBankAccount() {
  return useMutation<useRemoveBankAccountMutation>(
    graphql`
      mutation useRemoveBankAccountMutation($input: RemoveBankAccountInput!) {
        result: removeBankAccount(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on RemoveBankAccountPayload {
            user {
              ...BankAccountCard_user
            }
          }
        }
      }
    `,
    { success: 'Bank account removed', failure: 'Failed to remove the bank account' },
  );
}
