import { graphql } from 'react-relay';
import type { useSetPersonRateMutation } from '../../__generated__/useSetPersonRateMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { type SetRate, setRateTexts } from '../people/setRate';

/** Sets the day rate of the person on the page; the rates before it come back with it. */
export function useSetPersonRate(name: string): SetRate {
  const [run, isBusy] = useMutation<useSetPersonRateMutation>(
    graphql`
      mutation useSetPersonRateMutation($input: SetPayRateInput!) {
        result: setPayRate(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetPayRatePayload {
            user {
              ...RateFact_user
            }
          }
        }
      }
    `,
    setRateTexts(name),
  );
  return [(input) => run({ input }), isBusy];
}
