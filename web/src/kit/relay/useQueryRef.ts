import { useEffect } from 'react';
import { type PreloadedQuery, useQueryLoader } from 'react-relay';
import type { FetchPolicy, GraphQLTaggedNode, OperationType } from 'relay-runtime';

/**
 * The reference of an additional query for a part of a screen: loaded again whenever its variables or `again` change.
 * Null before the first; the previous one stays until the next has loaded.
 */
export function useQueryRef<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'],
  fetchPolicy: FetchPolicy,
  again?: number,
): PreloadedQuery<Query> | null {
  const [queryRef, load] = useQueryLoader<Query>(query);
  const wanted = JSON.stringify({ variables, again });
  useEffect(() => {
    load((JSON.parse(wanted) as { variables: Query['variables'] }).variables, { fetchPolicy });
  }, [load, wanted, fetchPolicy]);
  return queryRef ?? null;
}
