import { graphql } from 'react-relay';
import type { useSetBankAccountMutation } from '../../__generated__/useSetBankAccountMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { notify } from '../../kit/ui/notify';

/** Saves the typed account as someone's bank account; their card updates. */
export function useSetBankAccount() {
  const [run, isBusy] = useMutation<useSetBankAccountMutation>(
    graphql`
      mutation useSetBankAccountMutation($input: SetBankAccountInput!) {
        result: setBankAccount(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetBankAccountPayload {
            user {
              waitingBankAccount
              bankAccountRequest {
                isOwn
              }
              ...BankAccountCard_user
            }
          }
        }
      }
    `,
    { failure: 'Failed to save the bank account' },
  );
  const save = async (input: useSetBankAccountMutation['variables']['input']) => {
    const outcome = await run({ input });
    if (outcome.ok)
      notify.success(
        outcome.result.user?.waitingBankAccount || outcome.result.user?.bankAccountRequest?.isOwn
          ? 'Sent to a second person for approval'
          : 'Bank account saved',
      );
    return outcome;
  };
  return [save, isBusy] as const;
}
