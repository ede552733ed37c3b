import { graphql } from 'react-relay';
import type { useProcessWeeklyPayrollMutation } from '../../__generated__/useProcessWeeklyPayrollMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/**
 * Pays a week. The server's own message reports the success, with the amounts. The response includes the week, whose
 * days are worked, approved and locked now.
 */
export function useProcessWeeklyPayroll() {
  return useMutation<useProcessWeeklyPayrollMutation>(
    graphql`
      mutation useProcessWeeklyPayrollMutation(
        $input: ProcessWeeklyPayrollInput!
        $contractor: ID!
        $week: Date!
      ) {
        result: processWeeklyPayroll(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on ProcessWeeklyPayrollPayload @alias(as: "payload") {
            message
            query {
              payrollWeek(userId: $contractor, weekStart: $week) {
                ...PayrollWeekView_week
              }
            }
          }
        }
      }
    `,
    { failure: 'Failed to process payroll' },
  );
}
