import { graphql } from 'react-relay';
import type { useStartPayrollBatchMutation } from '../../__generated__/useStartPayrollBatchMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Starts paying everybody of a week; the batch that comes back is paid one by one. */
export function useStartPayrollBatch() {
  return useMutation<useStartPayrollBatchMutation>(
    graphql`
      mutation useStartPayrollBatchMutation($input: StartPayrollBatchInput!) {
        result: startPayrollBatch(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on StartPayrollBatchPayload @alias(as: "payload") {
            batch {
              id
              ...BatchPanel_batch
            }
          }
        }
      }
    `,
    { failure: 'Failed to process payroll' },
  );
}
