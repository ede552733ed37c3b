import { fetchQuery } from 'react-relay';
import type { Environment, GraphQLTaggedNode, OperationType } from 'relay-runtime';

/**
 * Fetches what is on screen again. The response goes into the store and not through a new reference: what is shown
 * stays while the new data is on its way, typing overlays it as before, and a failure changes nothing.
 */
export async function refetch<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Promise<void> {
  await fetchQuery<Query>(environment, query, variables, { networkCacheConfig: { force: true } })
    .toPromise()
    .catch(() => undefined);
}
