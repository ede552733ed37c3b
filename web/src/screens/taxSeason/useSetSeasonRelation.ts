import { graphql } from 'react-relay';
import type {
  SetWorkRelationInput,
  useSetSeasonRelationMutation,
} from '../../__generated__/useSetSeasonRelationMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { workRelationTexts } from '../people/workRelationTexts';
import { useSeasonPage } from './useSeasonPage';

/** Says whether a payee is a contractor or an employee. */
export function useSetSeasonRelation() {
  const page = useSeasonPage();
  const [run, isBusy] = useMutation<useSetSeasonRelationMutation>(
    graphql`
      mutation useSetSeasonRelationMutation(
        $input: SetWorkRelationInput!
        $year: Int!
        $first: Int!
        $after: String
        $search: String
        $only: TaxSeasonFilter
      ) {
        result: setWorkRelation(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetWorkRelationPayload {
            query {
              taxSeason(year: $year) {
                ...TaxSeason_season
              }
            }
          }
        }
      }
    `,
    workRelationTexts,
  );
  const send = (input: SetWorkRelationInput) => run({ ...page(), input });
  return [send, isBusy] as const;
}
