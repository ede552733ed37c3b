import { type GraphQLResponse, type INetwork, Observable } from 'relay-runtime';
import { type Arrival, beginAct } from '../live/thisPage';

/** How often a query is repeated because a mutation overlapped it. */
const MAX_REPEATS = 2;

/** For a background request: a response with an error is dropped, because the data on screen is better. */
export const WHOLE_OR_NOTHING = { wholeOrNothing: true } as const;

const hasErrors = (response: GraphQLResponse): boolean =>
  'errors' in response && Boolean(response.errors?.length);

/** The `query` field of a payload holds parts of the screen. */
const bringsScreen = (response: GraphQLResponse): boolean =>
  'data' in response &&
  Object.values((response.data ?? {}) as Record<string, { query?: object } | null>).some(
    (payload) => Object.keys(payload?.query ?? {}).length > 0,
  );

function toArrival(response: GraphQLResponse): Arrival {
  if (hasErrors(response)) return 'lost';
  return bringsScreen(response) ? 'withScreen' : 'whole';
}

/**
 * Keeps the store from being overwritten with worse data. A query sent before a mutation and finished after it is
 * repeated, because its response may be older than the mutation's. A background query waits for the mutation's response
 * first.
 */
export function steadyNetwork(network: INetwork): INetwork {
  let mutations = 0;
  const inFlight = new Set<Promise<GraphQLResponse>>();
  const send: INetwork['execute'] = (request, variables, cacheConfig, ...rest) => {
    if (request.operationKind === 'subscription')
      return network.execute(request, variables, cacheConfig, ...rest);
    const isInBackground = Boolean(cacheConfig.metadata?.wholeOrNothing);
    const run = async (): Promise<GraphQLResponse> => {
      while (isInBackground && inFlight.size > 0) await Promise.allSettled(inFlight);
      for (let repeats = 0; ; repeats += 1) {
        const before = mutations;
        const response = await network.execute(request, variables, cacheConfig, ...rest).toPromise();
        if (!response) throw new Error('The network returned nothing.');
        if (request.operationKind === 'mutation') mutations += 1;
        else if (before !== mutations && repeats < MAX_REPEATS) continue;
        if (isInBackground && hasErrors(response)) throw new Error('Part of the response is missing.');
        return response;
      }
    };
    const running = run();
    if (request.operationKind === 'mutation') {
      inFlight.add(running);
      const endAct = beginAct();
      const end = (arrival: Arrival) => {
        inFlight.delete(running);
        endAct(arrival);
      };
      running.then(
        (response) => end(toArrival(response)),
        () => end('lost'),
      );
    }
    return Observable.from(running);
  };
  return { execute: send };
}
