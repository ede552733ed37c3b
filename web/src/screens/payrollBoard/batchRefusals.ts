import { graphql, readInlineData } from 'relay-runtime';
import type { batchRefusals_batch$key } from '../../__generated__/batchRefusals_batch.graphql';
import { extractNodes } from '../../kit/relay/extractNodes';

/** Why people were not paid by a batch, by their id: those rows are still on the board, to be mended and paid again. */
export function batchRefusals(key: batchRefusals_batch$key): ReadonlyMap<string, string> {
  // One page: the 200 are MAX_BATCH_PAGE, which the text of a query cannot import.
  const { refusals } = readInlineData(
    graphql`
      fragment batchRefusals_batch on PayrollBatch @inline @throwOnFieldError {
        refusals: items(first: 200, status: REFUSED) {
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
  return new Map(extractNodes(refusals).map(({ user, message }) => [user.id, message ?? 'Not paid.']));
}
