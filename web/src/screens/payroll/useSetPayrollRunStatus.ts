import { graphql } from 'react-relay';
import type { SelectorStoreUpdater } from 'relay-runtime';
import type { PayrollScreenQuery } from '../../__generated__/PayrollScreenQuery.graphql';
import type {
  SetPayrollRunStatusInput,
  useSetPayrollRunStatusMutation,
} from '../../__generated__/useSetPayrollRunStatusMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useMutation } from '../../kit/relay/useMutation';

/** Marks a run as paid or makes it void (with a reason), which opens its week and days again: they come back with it. */
export function useSetPayrollRunStatus(success: string) {
  const variables = useScreenVariables<PayrollScreenQuery>();
  const [run, isBusy] = useMutation<useSetPayrollRunStatusMutation>(
    graphql`
      mutation useSetPayrollRunStatusMutation(
        $input: SetPayrollRunStatusInput!
        $contractor: ID!
        $week: Date!
        $isVoiding: Boolean!
      ) {
        result: setPayrollRunStatus(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetPayrollRunStatusPayload {
            payrollRun {
              ...PayrollRunView_run
            }
            query {
              payrollWeek(userId: $contractor, weekStart: $week) @include(if: $isVoiding) {
                ...PayrollWeekView_week
              }
            }
          }
        }
      }
    `,
    { success, failure: 'Failed to update the payroll' },
  );
  const setStatus = (
    input: SetPayrollRunStatusInput,
    optimistic?: SelectorStoreUpdater<useSetPayrollRunStatusMutation['response']>,
  ) => {
    const { contractor = '', week = '' } = variables();
    return run(
      { input, contractor: contractor ?? '', week: week ?? '', isVoiding: input.status === 'VOID' },
      optimistic,
    );
  };
  return [setStatus, isBusy] as const;
}
