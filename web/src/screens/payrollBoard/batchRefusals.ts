import { graphql, readInlineData } from 'relay-runtime';
import type { batchRefusals_batch$key } from '../../__generated__/batchRefusals_batch.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';

export type Refusals = {
  /** The reasons, by the person's id. */
  readonly messages: ReadonlyMap<string, string>;
  /** How many more people failed; the batch's results have the reasons. */
  readonly more: number;
};

/** Why a batch did not put people on payroll: their rows are still on the board, to be fixed and retried. */
export function batchRefusals(key: batchRefusals_batch$key): Refusals {
  // One page: as many as a mutation may request beside the board's rows.
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
