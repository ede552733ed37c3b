import { type ComponentType, Suspense, useEffect } from 'react';
import { loadQuery, type PreloadedQuery } from 'react-relay';
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunction,
  useLoaderData,
  useLocation,
} from 'react-router-dom';
import type { ConcreteRequest, Environment, OperationType } from 'relay-runtime';
import type { LiveKind } from '../live/liveChanges';
import { hasActedSince } from '../live/thisPage';
import { type Live, useLiveChanges } from '../live/useLiveChanges';
import { SkeletonScreen } from '../ui/Skeletons';
import { currentEnvironment } from './environment';
import { fetchCode } from './fetchCode';
import { type LiveRow, refetch, refetchRow } from './refetch';
import { ScreenVariables } from './ScreenVariables';

// A screen's code and its data start together, before anything renders: the loader requests both and waits only for the
// code. Suspense handles the query, so the screen's frame can show while the data is on its way.

/** A screen's props: the reference for `usePreloadedQuery`. */
export type ScreenProps<Query extends OperationType> = { readonly queryRef: PreloadedQuery<Query> };

/** Where a screen opens: the address and the route's parameters. */
export type Place = { readonly url: URL; readonly params: LoaderFunctionArgs['params'] };

/** A screen the route table can open: starts it (or warms it up on hover) and tells two visits apart. */
export type Entry = {
  /** Fetches what `start` and `key` need and is not loaded yet. */
  readonly ready?: () => Promise<void>;
  readonly start: (place: Place) => Loading;
  readonly key: (place: Place) => string;
};

type Screen = ComponentType<{ readonly queryRef: PreloadedQuery<OperationType> }>;
type Loading = {
  readonly queryRef: PreloadedQuery<OperationType>;
  readonly live: Live;
  readonly screen: Promise<Screen>;
};

/**
 * Describes one screen: its query's compiled node, the variables read from the address, and its code. With `live` its
 * data is refetched whenever something of these kinds has changed on the server; with `row` only the row that the
 * change is about, if it is loaded. The page's own mutations return what they change.
 *
 * @example
 * export const contractorsEntry = entry({
 *   query: ContractorsScreenQueryNode,
 *   variables: ({ url }) => ({ search: url.searchParams.get('search') }),
 *   live: ['PEOPLE'],
 *   Component: async () => (await import('./ContractorsScreen')).ContractorsScreen,
 * });
 */
export function entry<Query extends OperationType>(screen: {
  query: ConcreteRequest;
  variables: (place: Place) => Query['variables'];
  live?: readonly LiveKind[];
  row?: LiveRow;
  Component: () => Promise<ComponentType<ScreenProps<Query>>>;
}): Entry {
  return {
    key: (place) => `${screen.query.params.name} ${JSON.stringify(screen.variables(place))}`,
    start: (place) => {
      const queryRef = loadQuery<OperationType>(currentEnvironment(), screen.query, screen.variables(place), {
        fetchPolicy: 'store-and-network',
      });
      const environment = queryRef.environment as Environment;
      const { row, query } = screen;
      return {
        queryRef,
        live: {
          kinds: screen.live ?? [],
          askedAt: performance.now(),
          rowOf: (change) => {
            const id = row?.id(change, queryRef.variables);
            return id && environment.getStore().getSource().get(id) ? id : undefined;
          },
          refresh: async (wanted) => {
            const { variables } = queryRef;
            if (row && wanted !== 'everything') {
              const ids = [...wanted];
              const found = await Promise.all(ids.map((id) => refetchRow(environment, row, id, variables)));
              if (found.every(Boolean)) return;
            }
            await refetch(environment, query, variables);
          },
        },
        screen: screen.Component() as Promise<Screen>,
      };
    },
  };
}

/** A place that shows one screen or another, depending on the viewer. */
export function entryBy(choose: () => Entry, ready: () => Promise<void>): Entry {
  return { ready, key: (place) => choose().key(place), start: (place) => choose().start(place) };
}

const warmLife = 10_000;
/** The last one opened: it is on screen, and opening it again means fresh data. */
let opened = '';
const warm = new Map<string, { loading: Loading; timer: number }>();

/** Starts a screen's code and data ahead of a click; dropped when the click does not come. */
export function prefetch(screen: Entry, place: Place): void {
  const key = screen.key(place);
  if (warm.has(key) || key === opened) return;
  const loading = screen.start(place);
  // A click reports a failure; a hover need not.
  loading.screen.catch(() => undefined);
  const timer = window.setTimeout(() => takeWarm(key)?.queryRef.dispose(), warmLife);
  warm.set(key, { loading, timer });
}

function takeWarm(key: string): Loading | undefined {
  const found = warm.get(key);
  if (!found) return undefined;
  window.clearTimeout(found.timer);
  warm.delete(key);
  const { queryRef, live } = found.loading;
  const isSameUser = queryRef.environment === currentEnvironment();
  if (isSameUser && !hasActedSince(live.askedAt)) return found.loading;
  queryRef.dispose();
  return undefined;
}

export type ScreenRoute = {
  readonly Component: ComponentType;
  readonly loader: (args: LoaderFunctionArgs) => Promise<Loaded>;
  readonly shouldRevalidate: ShouldRevalidateFunction;
};

/** The parts of a route that shows this screen. */
export function screenRoute(screen: Entry): ScreenRoute {
  const toPlaceKey = (url: URL, params: Place['params']) => screen.key({ url, params });
  return {
    Component: EntryOutlet,
    loader: async ({ request, params }): Promise<Loaded> => {
      await screen.ready?.();
      const place = { url: new URL(request.url), params };
      opened = screen.key(place);
      const { queryRef, live, screen: code } = takeWarm(opened) ?? screen.start(place);
      request.signal.addEventListener('abort', () => queryRef.dispose());
      return { queryRef, live, Screen: await fetchCode(() => code) };
    },
    // Parameters that the query does not read (an open tab, a dialog) change the URL without a new request; the same
    // URL again means that someone clicked the link for fresh data.
    shouldRevalidate: ({ currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate }) =>
      currentUrl.href === nextUrl.href
        ? defaultShouldRevalidate
        : toPlaceKey(currentUrl, currentParams) !== toPlaceKey(nextUrl, nextParams),
  };
}

type Loaded = Pick<Loading, 'queryRef' | 'live'> & { readonly Screen: Screen };

/** Shows what the route's loader has opened. */
export function EntryOutlet() {
  const { queryRef, live, Screen } = useLoaderData<Loaded>();
  const { pathname } = useLocation();
  useLiveChanges(live);
  useDisposal(queryRef);
  // A new screen shows its skeleton at once; another page or filter of the same screen keeps the present rows.
  return (
    <Suspense key={pathname} fallback={<SkeletonScreen />}>
      <ScreenVariables variables={queryRef.variables}>
        <Screen queryRef={queryRef} />
      </ScreenVariables>
    </Suspense>
  );
}

// Strict mode ends every effect and starts it again, and Relay warns about a reference that is disposed while shown. So
// the end waits a moment, and the new start cancels it.
const ending = new Map<PreloadedQuery<OperationType>, number>();

function useDisposal(queryRef: PreloadedQuery<OperationType>) {
  useEffect(() => {
    window.clearTimeout(ending.get(queryRef));
    ending.delete(queryRef);
    return () => {
      const end = () => {
        ending.delete(queryRef);
        queryRef.dispose();
      };
      ending.set(queryRef, window.setTimeout(end, 1000));
    };
  }, [queryRef]);
}
