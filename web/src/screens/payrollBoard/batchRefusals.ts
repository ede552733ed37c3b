import { graphql, readInlineData } from 'relay-runtime';
import type { batchRefusals_batch$key } from '../../__generated__/batchRefusals_batch.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';

export type Refusals = {
  /** Why, by the person's id. */
  readonly messages: ReadonlyMap<string, string>;
  /** How many people more were refused; why is only in the results of the batch. */
  readonly more: number;
};

/** Why people were not put on payroll by a batch: their rows are still on the board, to be mended and tried again. */
export function batchRefusals(key: batchRefusals_batch$key): Refusals {
  // One page, as many as a mutation that brings the board back may ask for beside its rows.
  const { refusals } = readInlineData(
    graphql`
      fragment batchRefusals_batch on PayrollBatch @inline @throwOnFieldError {
        refusals: items(first: 150, status: REFUSED) {
          totalCount
          edges {
            node {
              message
              user {
                id
              }
            }
          }
        }
      }
    `,
    key,
  );
  const messages = new Map(
    extractNodes(refusals).map(({ user, message }) => [user.id, message ?? 'Not processed.']),
  );
  return { messages, more: refusals.totalCount - messages.size };
}
