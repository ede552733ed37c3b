import { graphql } from 'react-relay';
import { useBatchStream } from '../batches/useBatchStream';

/** Keeps the batch of a week up to date while it runs. */
export function useBatchProgress(id: string, isFinished: boolean): void {
  useBatchStream({
    id,
    isFinished,
    subscription: graphql`
      subscription useBatchProgressSubscription($id: ID!) {
        payrollBatchProgress(id: $id) {
          ...PayrollBoard_batch
        }
      }
    `,
    query: graphql`
      query useBatchProgressQuery($id: ID!) {
        node(id: $id) {
          ...PayrollBoard_batch @alias(as: "batch")
        }
      }
    `,
  });
}
