import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type {
  GenerateTaxDocumentInput,
  useGenerateTaxDocumentMutation,
} from '../../__generated__/useGenerateTaxDocumentMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { notify } from '../../kit/ui/notify';
import { taxDocumentTypeLabel } from './taxDocumentName';

/** Makes a document, completes a draft or corrects what was filed; a draft says that it is one. */
export function useGenerateTaxDocument() {
  const [run, isBusy] = useMutation<useGenerateTaxDocumentMutation>(
    graphql`
      mutation useGenerateTaxDocumentMutation($input: GenerateTaxDocumentInput!) {
        result: generateTaxDocument(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on GenerateTaxDocumentPayload {
            taxDocument {
              status
              ...TaxDocumentsTable_document
            }
          }
        }
      }
    `,
    { failure: 'Failed to generate document' },
  );
  const generate = useCallback(
    async (input: GenerateTaxDocumentInput) => {
      const outcome = await run({ input });
      if (!outcome.ok) return outcome;
      const done = `${taxDocumentTypeLabel(input.type)} form generated successfully!`;
      if (outcome.result.taxDocument?.status === 'DRAFT')
        notify.warning(`${done} It is a draft: the list says what is missing.`);
      else notify.success(done);
      return outcome;
    },
    [run],
  );
  return [generate, isBusy] as const;
}
