import { graphql } from 'react-relay';
import type { useSetPaydayRateMutation } from '../../__generated__/useSetPaydayRateMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { type SetRate, setRateTexts } from '../people/setRate';

/** Sets the day rate of someone whose days have none; the response includes the week. */
export function useSetPaydayRate(name: string): SetRate {
  const [run, isBusy] = useMutation<useSetPaydayRateMutation>(
    graphql`
      mutation useSetPaydayRateMutation($input: SetPayRateInput!) {
        result: setPayRate(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetPayRatePayload {
            query {
              ...ManagerDashboard_refresh @relay(mask: false)
            }
          }
        }
      }
    `,
    setRateTexts(name),
  );
  return [(input) => run({ input }), isBusy];
}
