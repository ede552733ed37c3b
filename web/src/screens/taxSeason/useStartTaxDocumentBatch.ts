import { graphql } from 'react-relay';
import type {
  StartTaxDocumentBatchInput,
  useStartTaxDocumentBatchMutation,
} from '../../__generated__/useStartTaxDocumentBatchMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { useSeasonPage } from './useSeasonPage';

/** Starts generating all ready forms of a year, one by one; returns the batch. */
export function useStartTaxDocumentBatch() {
  const page = useSeasonPage();
  const [run, isBusy] = useMutation<useStartTaxDocumentBatchMutation>(
    graphql`
      mutation useStartTaxDocumentBatchMutation(
        $input: StartTaxDocumentBatchInput!
        $year: Int!
      ) {
        result: startTaxDocumentBatch(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on StartTaxDocumentBatchPayload {
            query {
              taxSeason(year: $year) {
                ...TaxSeason_figures
                batch {
                  id
                  ...FormBatchPanel_batch
                }
              }
            }
          }
        }
      }
    `,
    { failure: 'Failed to generate the forms' },
  );
  const send = (input: StartTaxDocumentBatchInput) => run({ ...page(), input });
  return [send, isBusy] as const;
}
