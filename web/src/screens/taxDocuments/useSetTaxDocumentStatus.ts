import { graphql } from 'react-relay';
import type {
  TaxDocumentStatus,
  useSetTaxDocumentStatusMutation,
} from '../../__generated__/useSetTaxDocumentStatusMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Marks a document as submitted or approved. */
export function useSetTaxDocumentStatus(to: TaxDocumentStatus) {
  return useMutation<useSetTaxDocumentStatusMutation>(
    graphql`
      mutation useSetTaxDocumentStatusMutation($input: SetTaxDocumentStatusInput!) {
        result: setTaxDocumentStatus(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetTaxDocumentStatusPayload {
            taxDocument {
              ...TaxDocumentsTable_document
            }
          }
        }
      }
    `,
    { success: `Document status updated to ${to}!`, failure: 'Failed to update document status' },
  );
}
