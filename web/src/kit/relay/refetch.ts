import { fetchQuery } from 'react-relay';
import type {
  ConcreteRequest,
  Environment,
  GraphQLTaggedNode,
  OperationType,
  RecordSourceProxy,
} from 'relay-runtime';
import type { LiveChange } from '../live/liveChanges';
import { WHOLE_OR_NOTHING } from './steadyNetwork';

/**
 * Refetches what is on screen. The response goes into the store and not through a new reference: the present data stays
 * until the new data arrives, unsaved typing stays on top, and a failure changes nothing.
 */
export async function refetch<Query extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Query['variables'],
): Promise<Query['response'] | undefined> {
  const networkCacheConfig = { force: true, metadata: WHOLE_OR_NOTHING };
  return fetchQuery<Query>(environment, query, variables, { networkCacheConfig })
    .toPromise()
    .catch(() => undefined);
}

/** A row of a screen's list that can be refetched alone. */
export type LiveRow = {
  /** Selects `node(id: $id)` and the parts of the screen that depend on the row. May use the screen's variables. */
  readonly query: ConcreteRequest;
  /** The id of the row that a change is about; undefined if it is about no row, or if the row may leave the list. */
  readonly id: (change: LiveChange, variables: OperationType['variables']) => string | undefined;
  /** Handles a row that no longer exists; without it everything is refetched. */
  readonly gone?: (store: RecordSourceProxy, id: string) => void;
};

type RowQuery = OperationType & { readonly response: { readonly node?: unknown } };

/** Refetches one row in the same way. False if the row is gone and the whole list has to be refetched. */
export async function refetchRow(
  environment: Environment,
  { query, gone }: LiveRow,
  id: string,
  variables: OperationType['variables'],
): Promise<boolean> {
  const response = await refetch<RowQuery>(environment, query, { ...variables, id });
  if (response?.node !== null) return true;
  if (gone) environment.commitUpdate((store) => gone(store, id));
  return gone !== undefined;
}
