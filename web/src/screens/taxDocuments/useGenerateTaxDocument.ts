import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { TaxDocumentsQuery } from '../../__generated__/TaxDocumentsQuery.graphql';
import type {
  GenerateTaxDocumentInput,
  useGenerateTaxDocumentMutation,
} from '../../__generated__/useGenerateTaxDocumentMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useMutation } from '../../kit/relay/useMutation';
import { notify } from '../../kit/ui/notify';
import { taxDocumentTypeLabel } from './taxDocumentName';

/**
 * Generates a document, completes a draft or corrects a filed form; the message names a draft as such. The response
 * includes the list's page.
 */
export function useGenerateTaxDocument() {
  const [run, isBusy] = useMutation<useGenerateTaxDocumentMutation>(
    graphql`
      mutation useGenerateTaxDocumentMutation(
        $input: GenerateTaxDocumentInput!
        $first: Int!
        $after: String
        $userId: ID
        $type: TaxDocumentType
        $year: Int
        $status: TaxDocumentStatus
      ) {
        result: generateTaxDocument(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on GenerateTaxDocumentPayload {
            taxDocument {
              status
            }
            query {
              ...TaxDocumentsList_query
            }
          }
        }
      }
    `,
    { failure: 'Failed to generate document' },
  );
  const variables = useScreenVariables<TaxDocumentsQuery>();
  const generate = useCallback(
    async (input: GenerateTaxDocumentInput) => {
      const outcome = await run({ input, ...variables() });
      if (!outcome.ok) return outcome;
      const done = `${taxDocumentTypeLabel(input.type)} form generated successfully!`;
      if (outcome.result.taxDocument?.status === 'DRAFT')
        notify.warning(`${done} It’s a draft: the list says what’s missing.`);
      else notify.success(done);
      return outcome;
    },
    [run, variables],
  );
  return [generate, isBusy] as const;
}
