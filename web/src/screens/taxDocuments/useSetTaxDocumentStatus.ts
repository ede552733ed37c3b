import { graphql } from 'react-relay';
import type { TaxDocumentsQuery } from '../../__generated__/TaxDocumentsQuery.graphql';
import type {
  TaxDocumentStatus,
  useSetTaxDocumentStatusMutation,
} from '../../__generated__/useSetTaxDocumentStatusMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useMutation } from '../../kit/relay/useMutation';

/** Marks a document as submitted or approved. The response includes a list filtered by status, without it. */
export function useSetTaxDocumentStatus(to: TaxDocumentStatus) {
  const variables = useScreenVariables<TaxDocumentsQuery>();
  const [run, isBusy] = useMutation<useSetTaxDocumentStatusMutation>(
    graphql`
      mutation useSetTaxDocumentStatusMutation(
        $input: SetTaxDocumentStatusInput!
        $first: Int!
        $after: String
        $userId: ID
        $type: TaxDocumentType
        $year: Int
        $status: TaxDocumentStatus
        $isNarrowed: Boolean!
      ) {
        result: setTaxDocumentStatus(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetTaxDocumentStatusPayload {
            taxDocument {
              ...TaxDocumentsTable_document
            }
            query {
              ...TaxDocumentsList_query @alias(as: "list") @include(if: $isNarrowed)
            }
          }
        }
      }
    `,
    { success: `Document status updated to ${to}!`, failure: 'Failed to update document status' },
  );
  const setStatus = (id: string) => {
    const page = variables();
    return run({ input: { id, status: to }, isNarrowed: Boolean(page.status), ...page });
  };
  return [setStatus, isBusy] as const;
}
