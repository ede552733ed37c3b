import { graphql } from 'react-relay';
import type { useDeclineRequestMutation } from '../../__generated__/useDeclineRequestMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Declines someone else's request, with the reason for them. */
export function useDeclineRequest() {
  const [run, isBusy] = useMutation<useDeclineRequestMutation>(
    graphql`
      mutation useDeclineRequestMutation($input: DeclineRequestInput!) {
        result: declineRequest(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on DeclineRequestPayload {
            query {
              ...PaymentsToApprove_query
            }
          }
        }
      }
    `,
    { success: 'Payment declined', failure: 'Failed to decline the payment' },
  );
  return [(id: string, reason: string) => run({ input: { id, reason } }), isBusy] as const;
}
