import { fetchQuery } from 'react-relay';
import type { Environment, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { WHOLE_OR_NOTHING } from './steadyNetwork';

/**
 * Fetches what is on screen again. The response goes into the store and not through a new reference: what is shown
 * stays while the new data is on its way, typing overlays it as before, and a failure changes nothing.
 */
export async function refetch<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Promise<void> {
  const networkCacheConfig = { force: true, metadata: WHOLE_OR_NOTHING };
  await fetchQuery<Query>(environment, query, variables, { networkCacheConfig })
    .toPromise()
    .catch(() => undefined);
}
