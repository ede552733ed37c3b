import { useEffect, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Typing rests for so long before it is asked about. */
const REST_MS = 400;

/**
 * What the server finds worth a second look about what is typed, before it is sent: asked again whenever it changes, and
 * nothing while there is nothing to ask about (null).
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
        // It can be sent without: the answer says the same.
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
