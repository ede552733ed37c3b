import { useEffect } from 'react';
import { fetchQuery, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';

const EVERY_MS = 1000;
/** A stream that has been silent for this long may be blocked, so the server is polled instead. */
const SILENCE_MS = 2500;

type BatchStream = {
  id: string;
  isFinished: boolean;
  /** Both take the batch's `id` and select its displayed fields. */
  subscription: GraphQLTaggedNode;
  query: GraphQLTaggedNode;
};

/**
 * Keeps a batch up to date in the store while someone watches it: pushed by the server, or else polled every second.
 */
export function useBatchStream({ id, isFinished, subscription, query }: BatchStream): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (isFinished) return;
    let heardAt = performance.now();
    const stream = requestSubscription(environment, {
      subscription,
      variables: { id },
      onNext: () => {
        heardAt = performance.now();
      },
    });
    let asked: { unsubscribe: () => void } | undefined;
    const timer = window.setInterval(() => {
      if (performance.now() - heardAt < SILENCE_MS) return;
      asked?.unsubscribe();
      asked = fetchQuery(environment, query, { id }, { networkCacheConfig: { force: true } })
        // After a lost response the next one is enough.
        .subscribe({ error: () => undefined });
    }, EVERY_MS);
    return () => {
      stream.dispose();
      window.clearInterval(timer);
      asked?.unsubscribe();
    };
  }, [environment, id, isFinished, subscription, query]);
}
