import { graphql } from 'react-relay';
import type { useProcessWeeklyPayrollMutation } from '../../__generated__/useProcessWeeklyPayrollMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Pays a week. The server's own message reports the success, with the amounts. */
export function useProcessWeeklyPayroll() {
  return useMutation<useProcessWeeklyPayrollMutation>(
    graphql`
      mutation useProcessWeeklyPayrollMutation($input: ProcessWeeklyPayrollInput!) {
        result: processWeeklyPayroll(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on ProcessWeeklyPayrollPayload @alias(as: "payload") {
            message
            payrollRun {
              id
              ...PayrollRunView_run
            }
          }
        }
      }
    `,
    { failure: 'Failed to process payroll' },
  );
}
