import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** How long typing must pause before the request. */
const REST_MS = 400;

/**
 * The server's warnings about the input, before it is submitted: requested again whenever it changes, and not at all
 * for null.
 */
export function useWarnings<Query extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Query['variables'] | null,
  read: (response: Query['response']) => readonly string[],
): readonly string[] {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ about: string; warnings: readonly string[] } | null>(null);
  const about = variables && JSON.stringify(variables);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the variables
  useEffect(() => {
    if (about === null) return;
    let subscription: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      subscription = fetchQuery<Query>(environment, query, variables ?? {}).subscribe({
        next: (response) => setFound({ about, warnings: read(response) }),
        // It can be submitted without: the response has the same warnings.
        error: () => undefined,
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, about]);
  return found?.about === about ? found.warnings : [];
}
