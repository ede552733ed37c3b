import { useEffect } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { useFormBatchProgressQuery } from '../__generated__/useFormBatchProgressQuery.graphql';
import type { useFormBatchProgressSubscription } from '../__generated__/useFormBatchProgressSubscription.graphql';

const EVERY_MS = 1000;
/** A stream that has been silent for so long may be held up on the way, and the server is asked instead. */
const SILENCE_MS = 2500;

/** Keeps a batch up to date in the store while somebody is waiting for it: told by the server, else asked every second. */
export function useFormBatchProgress(id: string, isFinished: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (isFinished) return;
    let heardAt = performance.now();
    const stream = requestSubscription<useFormBatchProgressSubscription>(environment, {
      subscription: graphql`
        subscription useFormBatchProgressSubscription($id: ID!) {
          taxDocumentBatchProgress(id: $id) {
            ...FormBatchPanel_batch
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
      asked = fetchQuery<useFormBatchProgressQuery>(
        environment,
        graphql`
          query useFormBatchProgressQuery($id: ID!) {
            node(id: $id) {
              ...FormBatchPanel_batch @alias(as: "panel")
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
