import { graphql } from 'react-relay';
import { useBatchStream } from '../batches/useBatchStream';

/** Keeps the batch of a week up to date while it pays. */
export function useBatchProgress(id: string, isFinished: boolean): void {
  useBatchStream({
    id,
    isFinished,
    subscription: graphql`
      subscription useBatchProgressSubscription($id: ID!) {
        payrollBatchProgress(id: $id) {
          ...BatchPanel_batch
          # The rows of the board show them.
          ...batchRefusals_batch
        }
      }
    `,
    query: graphql`
      query useBatchProgressQuery($id: ID!) {
        node(id: $id) {
          ...BatchPanel_batch @alias(as: "panel")
          ...batchRefusals_batch @alias(as: "refusals")
        }
      }
    `,
  });
}
