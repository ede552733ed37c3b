import { graphql } from 'react-relay';
import type {
  SetWorkRelationInput,
  useSetSeasonRelationMutation,
} from '../../__generated__/useSetSeasonRelationMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { workRelationTexts } from '../people/workRelationTexts';
import { useSeasonPage } from './useSeasonPage';

/**
 * Sets whether someone is a contractor or an employee; the response includes the payee's row and the year's figures. A
 * board filtered by state is refetched whole, as the row may no longer match.
 */
export function useSetSeasonRelation(payee: string) {
  const page = useSeasonPage();
  const [run, isBusy] = useMutation<useSetSeasonRelationMutation>(
    graphql`
      mutation useSetSeasonRelationMutation(
        $input: SetWorkRelationInput!
        $payee: ID!
        $year: Int!
        $first: Int!
        $after: String
        $search: String
        $only: TaxSeasonFilter
        $isNarrowed: Boolean!
      ) {
        result: setWorkRelation(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetWorkRelationPayload {
            query {
              taxSeason(year: $year) {
                row(userId: $payee) {
                  ...SeasonTable_row
                }
                ...TaxSeasonScreen_refresh @arguments(list: $isNarrowed)
              }
            }
          }
        }
      }
    `,
    workRelationTexts,
  );
  const send = (input: SetWorkRelationInput) => {
    const shown = page();
    return run({ ...shown, input, payee, isNarrowed: Boolean(shown.only) });
  };
  return [send, isBusy] as const;
}
