import { graphql } from 'react-relay';
import type {
  SetPayRateInput,
  useSetPayRateMutation,
} from '../../__generated__/useSetPayRateMutation.graphql';
import { type Outcome, useMutation } from '../../kit/relay/useMutation';

/** Sets a day rate, and whether it is being set. */
export type SetRate = readonly [set: (input: SetPayRateInput) => Promise<Outcome<unknown>>, isBusy: boolean];

export const setRateTexts = (name: string) => ({
  success: `Day rate of ${name} saved`,
  failure: 'Failed to save the day rate',
});

/** Sets somebody else's day rate from a day on. */
export function useSetPayRate(name: string): SetRate {
  const [run, isBusy] = useMutation<useSetPayRateMutation>(
    graphql`
      mutation useSetPayRateMutation($input: SetPayRateInput!) {
        result: setPayRate(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetPayRatePayload {
            user {
              id
              dailyRate
              dailyRateFrom
            }
          }
        }
      }
    `,
    setRateTexts(name),
  );
  return [(input) => run({ input }), isBusy];
}
