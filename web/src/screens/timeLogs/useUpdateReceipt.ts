import { graphql } from 'react-relay';
import type { useUpdateReceiptMutation } from '../../__generated__/useUpdateReceiptMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Changes one of the viewer's own receipts that no one has approved; it is then pending. */
export function useUpdateReceipt() {
  return useMutation<useUpdateReceiptMutation>(
    graphql`
      mutation useUpdateReceiptMutation($input: UpdateReceiptInput!) {
        result: updateReceipt(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on UpdateReceiptPayload {
            receipt {
              ...receiptRow_receipt
            }
          }
        }
      }
    `,
    { success: 'Receipt changed.', failure: 'Failed to change the receipt. Please try again.' },
  );
}
