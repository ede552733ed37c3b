import { graphql } from 'react-relay';
import type { useDismissBackPayMutation } from '../../__generated__/useDismissBackPayMutation.graphql';
import { useAction } from '../../kit/relay/useAction';

/** Leaves the days of the shown week at their paid amounts; the response includes the week. `amount` as shown. */
export function useDismissBackPay(userId: string, weekStart: string) {
  const [run, isBusy] = useAction<useDismissBackPayMutation>(
    graphql`
      mutation useDismissBackPayMutation($input: DismissBackPayInput!, $userId: ID!, $week: Date!) {
        result: dismissBackPay(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on DismissBackPayPayload {
            query {
              payrollWeek(userId: $userId, weekStart: $week) {
                ...PayrollWeekView_week
              }
            }
          }
        }
      }
    `,
    { success: 'Back pay dismissed', failure: 'Failed to dismiss' },
  );
  const dismiss = (amount: number) => run({ input: { userId, weekStart, amount }, userId, week: weekStart });
  return [dismiss, isBusy] as const;
}
