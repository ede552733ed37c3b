import { graphql } from 'react-relay';
import type { useSetPayRateMutation } from '../../__generated__/useSetPayRateMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Sets somebody else's day rate from a day on. */
export function useSetPayRate(name: string) {
  return useMutation<useSetPayRateMutation>(
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
    { success: `Day rate of ${name} saved`, failure: 'Failed to save the day rate' },
  );
}
