import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { refetch } from './refetch';
import { useScreenVariables } from './ScreenVariables';

/**
 * Refetches a part of the screen in the background: pass the query that Relay generates for a `@refetchable` fragment.
 * `own` are its variables besides the screen's, such as an `id`.
 */
export function useRefresh<Query extends OperationType>(
  query: GraphQLTaggedNode,
  own: Partial<Query['variables']> = {},
): () => Promise<void> {
  const environment = useRelayEnvironment();
  const variables = useScreenVariables();
  return async () => {
    await refetch<Query>(environment, query, { ...variables(), ...own });
  };
}
