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
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the panel is on the page already
          ...BatchPanel_batch
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the rows of the board show them
          ...batchRefusals_batch
        }
      }
    `,
    query: graphql`
      query useBatchProgressQuery($id: ID!) {
        node(id: $id) {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the panel is on the page already
          ...BatchPanel_batch @alias(as: "panel")
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the rows of the board show them
          ...batchRefusals_batch @alias(as: "refusals")
        }
      }
    `,
  });
}
