import { useEffect } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { useBatchProgressQuery } from '../__generated__/useBatchProgressQuery.graphql';
import type { useBatchProgressSubscription } from '../__generated__/useBatchProgressSubscription.graphql';

const EVERY_MS = 1000;
/** A stream that has been silent for so long may be held up on the way, and the server is asked instead. */
const SILENCE_MS = 2500;

/** Keeps a batch up to date in the store while somebody is waiting for it: told by the server, else asked every second. */
export function useBatchProgress(id: string, isFinished: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (isFinished) return;
    let heardAt = performance.now();
    const stream = requestSubscription<useBatchProgressSubscription>(environment, {
      subscription: graphql`
        subscription useBatchProgressSubscription($id: ID!) {
          payrollBatchProgress(id: $id) {
            ...BatchPanel_batch
            # The rows of the board show them.
            ...batchRefusals_batch
          }
        }
      `,
      variables: { id },
      onNext: () => {
        heardAt = performance.now();
      },
    });
    let asked: { unsubscribe: () => void } | undefined;
    const timer = window.setInterval(() => {
      if (performance.now() - heardAt < SILENCE_MS) return;
      asked?.unsubscribe();
      asked = fetchQuery<useBatchProgressQuery>(
        environment,
        graphql`
          query useBatchProgressQuery($id: ID!) {
            node(id: $id) {
              ...BatchPanel_batch @alias(as: "panel")
              ...batchRefusals_batch @alias(as: "refusals")
            }
          }
        `,
        { id },
        { networkCacheConfig: { force: true } },
        // A lost answer only waits for the next one.
      ).subscribe({ error: () => undefined });
    }, EVERY_MS);
    return () => {
      stream.dispose();
      window.clearInterval(timer);
      asked?.unsubscribe();
    };
  }, [environment, id, isFinished]);
}
