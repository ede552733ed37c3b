import { graphql } from 'react-relay';
import type { useWithdrawRequestMutation } from '../../__generated__/useWithdrawRequestMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Withdraws the viewer's own request. */
export function useWithdrawRequest() {
  const [run, isBusy] = useMutation<useWithdrawRequestMutation>(
    graphql`
      mutation useWithdrawRequestMutation($input: WithdrawRequestInput!) {
        result: withdrawRequest(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on WithdrawRequestPayload {
            query {
              ...PaymentsToApprove_query
            }
          }
        }
      }
    `,
    { success: 'Request withdrawn', failure: 'Failed to withdraw the request' },
  );
  return [(id: string) => run({ input: { id } }), isBusy] as const;
}
