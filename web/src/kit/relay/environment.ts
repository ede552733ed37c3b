import {
  Environment,
  type FetchFunction,
  type INetwork,
  type MissingFieldHandler,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import { pageHeader } from '../live/thisPage';
import { fetchGraphQL } from './fetchGraphQL';
import { createFieldLogger } from './fieldErrors';
import { steadyNetwork } from './steadyNetwork';
import { subscribeGraphQL } from './subscribeGraphQL';

/** Mutations send the page's name. */
const send: FetchFunction = (request, variables) =>
  fetchGraphQL(request, variables, request.operationKind === 'mutation' ? pageHeader() : {});

/** The fields of Query that return a record by its id. */
const BY_ID = ['node', 'user', 'contractor', 'staffMember', 'report'];

/** A record opened from a list is in the store already: the list's data shows while the rest is loading. */
const knownRecords: MissingFieldHandler = {
  kind: 'linked',
  handle: ({ name }, record, { id }) =>
    record?.getType() === '__Root' && BY_ID.includes(name) && typeof id === 'string' ? id : undefined,
};

// One environment per page: another user gets another page.
let environment = createEnvironment();

/** An empty store with the portal's server, or a test's. */
export function createEnvironment(network: INetwork = Network.create(send, subscribeGraphQL)): Environment {
  return new Environment({
    network: steadyNetwork(network),
    missingFieldHandlers: [knownRecords],
    relayFieldLogger: createFieldLogger((text) => console.warn(text)),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: 20 }),
  });
}

export function currentEnvironment(): Environment {
  return environment;
}

/** Puts a test's environment in its place. */
export function replaceEnvironment(next: Environment): void {
  environment = next;
}
