import { graphql } from 'react-relay';
import type { useSetBankAccountMutation } from '../../__generated__/useSetBankAccountMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Makes what was typed the account that somebody is paid to; their card follows. */
export function useSetBankAccount() {
  return useMutation<useSetBankAccountMutation>(
    graphql`
      mutation useSetBankAccountMutation($input: SetBankAccountInput!) {
        result: setBankAccount(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetBankAccountPayload {
            user {
              ...BankAccountCard_user
            }
          }
        }
      }
    `,
    { success: 'Bank account saved', failure: 'Failed to save the bank account' },
  );
}
