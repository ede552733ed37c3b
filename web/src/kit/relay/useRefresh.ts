import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { refetch } from './refetch';
import { useScreenVariables } from './ScreenVariables';

/**
 * Refetches a part of the screen in the background: give it the query that Relay makes for a fragment that is
 * `@refetchable`. `own` are what it takes besides the screen's variables, such as the `id` of what it is about.
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
