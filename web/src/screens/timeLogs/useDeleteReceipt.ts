import { graphql } from 'react-relay';
import type { useDeleteReceiptMutation } from '../../__generated__/useDeleteReceiptMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Deletes a receipt of the viewer's own that nobody has approved. */
export function useDeleteReceipt() {
  return useMutation<useDeleteReceiptMutation>(
    graphql`
      mutation useDeleteReceiptMutation(
        $input: DeleteReceiptInput!
        $userId: ID!
      ) {
        result: deleteReceipt(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on DeleteReceiptPayload {
            query {
              ...TimeLogWeeks_receipts @arguments(userId: $userId)
            }
          }
        }
      }
    `,
    { success: 'Receipt deleted.', failure: 'Failed to delete the receipt. Please try again.' },
  );
}
