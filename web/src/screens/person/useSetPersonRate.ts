import { graphql } from 'react-relay';
import type { PersonScreenQuery } from '../../__generated__/PersonScreenQuery.graphql';
import type { useSetPersonRateMutation } from '../../__generated__/useSetPersonRateMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useMutation } from '../../kit/relay/useMutation';
import { type SetRate, setRateTexts } from '../people/setRate';

/** Sets the day rate of the person on the page; the page comes back with it. */
export function useSetPersonRate(name: string): SetRate {
  const variables = useScreenVariables<PersonScreenQuery>();
  const [run, isBusy] = useMutation<useSetPersonRateMutation>(
    graphql`
      mutation useSetPersonRateMutation(
        $input: SetPayRateInput!
        $id: ID!
        $first: Int!
        $readsPay: Boolean!
        $isContact: Boolean!
        $days: Boolean!
        $pay: Boolean!
        $receipts: Boolean!
        $tax: Boolean!
        $documents: Boolean!
        $access: Boolean!
        $history: Boolean!
      ) {
        result: setPayRate(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetPayRatePayload {
            query {
              ...PersonScreen_query
            }
          }
        }
      }
    `,
    setRateTexts(name),
  );
  return [(input) => run({ ...variables(), input }), isBusy];
}
