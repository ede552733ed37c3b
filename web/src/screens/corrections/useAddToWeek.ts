import { graphql } from 'react-relay';
import type { AddToPayInput, useAddToWeekMutation } from '../../__generated__/useAddToWeekMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Adds to the pay of a week on the tracker, which the response includes. */
export function useAddToWeek() {
  const [run, isBusy] = useMutation<useAddToWeekMutation>(
    graphql`
      mutation useAddToWeekMutation($input: AddToPayInput!, $contractor: ID!, $week: Date!) {
        result: addToPay(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on AddToPayPayload {
            query {
              payrollWeek(userId: $contractor, weekStart: $week) {
                ...PayrollWeekView_week
              }
            }
          }
        }
      }
    `,
    { failure: 'Failed to add to pay' },
  );
  const add = (input: AddToPayInput) => run({ input, contractor: input.userId, week: input.weekStart });
  return [add, isBusy] as const;
}
