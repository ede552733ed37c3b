import { graphql } from 'react-relay';
import type { useDeleteReceiptMutation } from '../../__generated__/useDeleteReceiptMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Deletes one of the viewer's own receipts that no one has approved. */
export function useDeleteReceipt() {
  return useMutation<useDeleteReceiptMutation>(
    graphql`
      mutation useDeleteReceiptMutation(
        $input: DeleteReceiptInput!
        $connections: [ID!]!
      ) {
        result: deleteReceipt(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on DeleteReceiptPayload {
            deletedReceiptId @deleteEdge(connections: $connections)
          }
        }
      }
    `,
    { success: 'Receipt deleted.', failure: 'Failed to delete the receipt. Please try again.' },
  );
}
