import { graphql } from 'react-relay';
import type { PayrollScreenQuery } from '../../__generated__/PayrollScreenQuery.graphql';
import type {
  SetPayrollRunStatusInput,
  useVoidPayrollRunMutation,
} from '../../__generated__/useVoidPayrollRunMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useMutation } from '../../kit/relay/useMutation';

/** Voids a run, which opens its week and days again: the response includes them. */
export function useVoidPayrollRun(success: string) {
  const variables = useScreenVariables<PayrollScreenQuery>();
  const [run, isBusy] = useMutation<useVoidPayrollRunMutation>(
    graphql`
      mutation useVoidPayrollRunMutation($input: SetPayrollRunStatusInput!, $contractor: ID!, $week: Date!) {
        result: setPayrollRunStatus(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetPayrollRunStatusPayload {
            payrollRun {
              ...PayrollRunView_run
            }
            query {
              payrollWeek(userId: $contractor, weekStart: $week) {
                ...PayrollWeekView_week
              }
            }
          }
        }
      }
    `,
    { success, failure: 'Failed to update the payroll' },
  );
  const voidRun = (input: Omit<SetPayrollRunStatusInput, 'status'>) => {
    const { contractor, week } = variables();
    return run({ input: { ...input, status: 'VOID' }, contractor: contractor ?? '', week: week ?? '' });
  };
  return [voidRun, isBusy] as const;
}
