import { graphql } from 'react-relay';
import { useBatchStream } from '../batches/useBatchStream';

/** Keeps the batch of a year up to date while it generates the forms. */
export function useFormBatchProgress(id: string, isFinished: boolean): void {
  useBatchStream({
    id,
    isFinished,
    subscription: graphql`
      subscription useFormBatchProgressSubscription($id: ID!) {
        taxDocumentBatchProgress(id: $id) {
          ...FormBatchPanel_batch
        }
      }
    `,
    query: graphql`
      query useFormBatchProgressQuery($id: ID!) {
        node(id: $id) {
          ...FormBatchPanel_batch @alias(as: "panel")
        }
      }
    `,
  });
}
