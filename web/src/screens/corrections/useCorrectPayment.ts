import { graphql } from 'react-relay';
import type {
  CorrectPaymentInput,
  useCorrectPaymentMutation,
} from '../../__generated__/useCorrectPaymentMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

type Week = { contractor: string; week: string };

/**
 * Corrects a payment. The response includes the week: its run may be another one, and it may have an additional one.
 */
export function useCorrectPayment(week: Week) {
  const [run, isBusy] = useMutation<useCorrectPaymentMutation>(
    graphql`
      mutation useCorrectPaymentMutation($input: CorrectPaymentInput!, $contractor: ID!, $week: Date!) {
        result: correctPayment(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on CorrectPaymentPayload {
            query {
              payrollWeek(userId: $contractor, weekStart: $week) {
                ...PayrollWeekView_week
              }
            }
          }
        }
      }
    `,
    { failure: 'Failed to correct the payment' },
  );
  return [(input: CorrectPaymentInput) => run({ input, ...week }), isBusy] as const;
}
