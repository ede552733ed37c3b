import { graphql } from 'react-relay';
import type { useAddReceiptMutation } from '../../__generated__/useAddReceiptMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Submits one of the viewer's own receipts. */
export function useAddReceipt() {
  return useMutation<useAddReceiptMutation>(
    graphql`
      mutation useAddReceiptMutation(
        $input: AddReceiptInput!
        $userId: ID!
      ) {
        result: addReceipt(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on AddReceiptPayload {
            query {
              ...TimeLogWeeks_receipts @arguments(userId: $userId)
            }
          }
        }
      }
    `,
    { success: 'Receipt sent.', failure: 'Failed to send the receipt. Please try again.' },
  );
}
