import { graphql } from 'react-relay';
import type { useRunPaydayMutation } from '../../__generated__/useRunPaydayMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Starts putting everyone who is ready on payroll, one by one; the week in the response shows the progress. */
export function useRunPayday() {
  return useMutation<useRunPaydayMutation>(
    graphql`
      mutation useRunPaydayMutation($input: StartPayrollBatchInput!) {
        result: startPayrollBatch(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on StartPayrollBatchPayload @alias(as: "payload") {
            batch {
              id
            }
            query {
              ...ManagerDashboard_refresh @relay(mask: false)
            }
          }
        }
      }
    `,
    { failure: 'Failed to process payroll' },
  );
}
