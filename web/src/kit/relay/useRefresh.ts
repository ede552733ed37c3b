import { useCallback } from 'react';
import { type PreloadedQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { refetch } from './refetch';

/** Refetches what the screen's reference stands for. */
export function useRefresh<Query extends OperationType>(
  query: GraphQLTaggedNode,
  { variables }: PreloadedQuery<Query>,
): () => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(async () => {
    await refetch(environment, query, variables);
  }, [environment, query, variables]);
}
