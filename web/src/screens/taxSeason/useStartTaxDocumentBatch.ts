import { graphql } from 'react-relay';
import type { useStartTaxDocumentBatchMutation } from '../../__generated__/useStartTaxDocumentBatchMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Starts making all forms of a year that are ready; the batch that comes back is made one by one. */
export function useStartTaxDocumentBatch() {
  return useMutation<useStartTaxDocumentBatchMutation>(
    graphql`
      mutation useStartTaxDocumentBatchMutation($input: StartTaxDocumentBatchInput!) {
        result: startTaxDocumentBatch(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on StartTaxDocumentBatchPayload @alias(as: "payload") {
            batch {
              id
              ...FormBatchPanel_batch
            }
          }
        }
      }
    `,
    { failure: 'Failed to generate the forms' },
  );
}
