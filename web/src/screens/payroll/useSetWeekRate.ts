import { graphql } from 'react-relay';
import type { useSetWeekRateMutation } from '../../__generated__/useSetWeekRateMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';
import { type SetRate, setRateTexts } from '../people/setRate';

type Week = { readonly contractor: string; readonly week: string };

/** Sets the day rate of the shown week's person; the response includes the week's proposal. */
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
