import { graphql } from 'react-relay';
import type { useApproveRequestMutation } from '../../__generated__/useApproveRequestMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Approves what somebody else asked for, which records it. */
export function useApproveRequest() {
  const [run, isBusy] = useMutation<useApproveRequestMutation>(
    graphql`
      mutation useApproveRequestMutation($input: ApproveRequestInput!) {
        result: approveRequest(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on ApproveRequestPayload {
            query {
              ...PaymentsToApprove_query
            }
          }
        }
      }
    `,
    { success: 'Payment approved and recorded', failure: 'Failed to approve the payment' },
  );
  return [(id: string) => run({ input: { id } }), isBusy] as const;
}
