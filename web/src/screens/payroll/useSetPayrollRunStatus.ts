import { graphql } from 'react-relay';
import type { useSetPayrollRunStatusMutation } from '../../__generated__/useSetPayrollRunStatusMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Marks a run as paid or makes it void (with a reason). */
export function useSetPayrollRunStatus(success: string) {
  return useMutation<useSetPayrollRunStatusMutation>(
    graphql`
      mutation useSetPayrollRunStatusMutation($input: SetPayrollRunStatusInput!) {
        result: setPayrollRunStatus(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetPayrollRunStatusPayload {
            payrollRun {
              ...PayrollRunView_run
            }
          }
        }
      }
    `,
    { success, failure: 'Failed to update the payroll' },
  );
}
