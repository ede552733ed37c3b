import { graphql } from 'react-relay';
import type {
  DecideSharedNumberInput,
  useDecideSharedNumberMutation,
} from '../../__generated__/useDecideSharedNumberMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { useSeasonPage } from './useSeasonPage';

/**
 * Decides to whom a taxpayer number belongs that several people have certified. It joins or separates rows, so all are
 * refetched.
 */
export function useDecideSharedNumber() {
  const page = useSeasonPage();
  const [run, isBusy] = useMutation<useDecideSharedNumberMutation>(
    graphql`
      mutation useDecideSharedNumberMutation(
        $input: DecideSharedNumberInput!
        $year: Int!
        $first: Int!
        $after: String
        $search: String
        $only: TaxSeasonFilter
      ) {
        result: decideSharedNumber(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on DecideSharedNumberPayload {
            query {
              taxSeason(year: $year) {
                ...TaxSeasonScreen_refresh
              }
            }
          }
        }
      }
    `,
    { success: 'Decision saved.', failure: 'Failed to save the decision' },
  );
  const send = (input: DecideSharedNumberInput) => run({ ...page(), input });
  return [send, isBusy] as const;
}
