import { useSyncExternalStore } from 'react';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { dataId } from './dataId';
import { fetchGraphQL } from './fetchGraphQL';
import { subscribeGraphQL } from './subscribeGraphQL';

// One environment for one signed-in person: signing out or in throws away all that the former one had loaded.
let environment = create();
const listeners = new Set<() => void>();

function create(): Environment {
  return new Environment({
    network: Network.create(fetchGraphQL, subscribeGraphQL),
    getDataID: dataId,
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
}

export function currentEnvironment(): Environment {
  return environment;
}

/** Puts another environment in place: an empty one unless given (tests give a mock). */
export function replaceEnvironment(next: Environment = create()): void {
  environment = next;
  for (const listener of listeners) listener();
}

/** The current environment for the provider at the top of the page. */
export function useCurrentEnvironment(): Environment {
  return useSyncExternalStore(subscribe, currentEnvironment);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
