import { graphql } from 'react-relay';
import type { useStartPayrollBatchMutation } from '../../__generated__/useStartPayrollBatchMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Starts paying everyone of a week, one by one; the board in the response shows the progress. */
export function useStartPayrollBatch() {
  return useMutation<useStartPayrollBatchMutation>(
    graphql`
      mutation useStartPayrollBatchMutation(
        $input: StartPayrollBatchInput!
        $week: Date!
        $first: Int!
        $after: String
        $search: String
        $only: PayrollBoardFilter
      ) {
        result: startPayrollBatch(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on StartPayrollBatchPayload @alias(as: "payload") {
            query {
              payrollBoard(weekStart: $week) {
                ...PayrollBoardScreen_refresh
              }
            }
          }
        }
      }
    `,
    { failure: 'Failed to process payroll' },
  );
}
