import { graphql } from 'react-relay';
import type { useSetWeekRateMutation } from '../../__generated__/useSetWeekRateMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { type SetRate, setRateTexts } from '../people/setRate';

type Week = { readonly contractor: string; readonly week: string };

/** Sets the day rate of the person whose week is shown; what is proposed for the week comes back with it. */
export function useSetWeekRate(name: string, week: Week): SetRate {
  const [run, isBusy] = useMutation<useSetWeekRateMutation>(
    graphql`
      mutation useSetWeekRateMutation($input: SetPayRateInput!, $contractor: ID!, $week: Date!) {
        result: setPayRate(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetPayRatePayload {
            query {
              payrollWeek(userId: $contractor, weekStart: $week) {
                ...PayrollWeekView_week
              }
            }
          }
        }
      }
    `,
    setRateTexts(name),
  );
  return [(input) => run({ input, ...week }), isBusy];
}
