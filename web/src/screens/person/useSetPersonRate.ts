import { graphql } from 'react-relay';
import type { PersonScreenQuery } from '../../__generated__/PersonScreenQuery.graphql';
import type { useSetPersonRateMutation } from '../../__generated__/useSetPersonRateMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useMutation } from '../../kit/relay/useMutation';
import { type SetRate, setRateTexts } from '../people/setRate';

/** Sets the day rate of the person on the page; the response includes the earlier rates, and the open tab. */
export function useSetPersonRate(name: string): SetRate {
  const page = useScreenVariables<PersonScreenQuery>();
  const [run, isBusy] = useMutation<useSetPersonRateMutation>(
    graphql`
      mutation useSetPersonRateMutation(
        $input: SetPayRateInput!
        $first: Int!
        $tax: Boolean!
        $history: Boolean!
        $readsPay: Boolean!
      ) {
        result: setPayRate(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetPayRatePayload {
            user {
              ...RateFact_user
              ...BackPayFact_user @include(if: $readsPay) @alias(as: "raises")
              ...PersonTabs_refresh
            }
          }
        }
      }
    `,
    setRateTexts(name),
  );
  return [(input) => run({ ...page(), input }), isBusy];
}
