import { useCallback } from 'react';
import { fetchQuery, type PreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/**
 * Asks again for what the screen's reference stands for. The answer goes into the store and not through a new reference:
 * what is on screen stays while the news is on its way, and a failure changes nothing.
 */
export function useRefresh<Query extends OperationType>(
  query: GraphQLTaggedNode,
  { variables }: PreloadedQuery<Query>,
): () => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    const news = fetchQuery<Query>(environment, query, variables, { networkCacheConfig: { force: true } });
    await news.toPromise().catch(() => undefined);
  }, [environment, query, variables]);
}
