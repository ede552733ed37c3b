import { useEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, Subscription } from 'relay-runtime';

type Search<Found> = {
  readonly found: Found;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
};

/**
 * Searches on the server as someone types: the newest query counts, and the previous results stay until its response
 * arrives. Reads without Suspense on purpose: a failed search must not remove the input beside it from the screen.
 */
export function useSearch<Query extends OperationType, Found>(
  query: GraphQLTaggedNode,
  nothing: Found,
  toFound: (response: Query['response']) => Found,
) {
  const environment = useRelayEnvironment();
  const running = useRef<Subscription>(undefined);
  const [state, setState] = useState<Search<Found>>({ found: nothing, isLoading: false, hasFailed: false });
  useEffect(() => () => running.current?.unsubscribe(), []);

  const search = (variables: Query['variables']) => {
    running.current?.unsubscribe();
    setState(({ found }) => ({ found, isLoading: true, hasFailed: false }));
    running.current = fetchQuery<Query>(environment, query, variables).subscribe({
      next: (response) => setState({ found: toFound(response), isLoading: false, hasFailed: false }),
      error: () => setState({ found: nothing, isLoading: false, hasFailed: true }),
    });
  };
  const clear = () => {
    running.current?.unsubscribe();
    setState({ found: nothing, isLoading: false, hasFailed: false });
  };
  return { ...state, search, clear };
}
