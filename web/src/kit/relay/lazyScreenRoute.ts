import type { RouteObject } from 'react-router-dom';
import { type Entry, EntryOutlet, type Place, prefetch, type ScreenRoute, screenRoute } from './entry';
import { fetchCode } from './fetchCode';

/** Fetches a screen's entry: its query and how the address becomes its variables. */
export type EntryLoader = () => Promise<Entry>;

let warming: Promise<void> = Promise.resolve();

/** Starts a screen's entry, code and data ahead of a click. */
export function warmUpEntry(load: EntryLoader, place: Place): void {
  // A click reports a failure; a hover need not.
  warming = load()
    .then(async (entry) => {
      await entry.ready?.();
      prefetch(entry, place);
    })
    .catch(() => undefined);
}

/**
 * The parts of a route whose entry is fetched when needed: the queries of all screens together weigh more than React's
 * router, and a visit needs few of them.
 */
export function lazyScreenRoute(
  load: EntryLoader,
): Pick<RouteObject, 'lazy' | 'loader' | 'shouldRevalidate'> {
  let route: ScreenRoute | undefined;
  const fetchRoute = async (): Promise<ScreenRoute> => {
    route ??= screenRoute(await fetchCode(load));
    return route;
  };
  return {
    lazy: {
      Component: async () => {
        // Starts while the guards look up the session. The loader, which can be retried, reports a failure; the router
        // would keep it permanently.
        fetchRoute().catch(() => undefined);
        return EntryOutlet;
      },
    },
    loader: async (args) => {
      const { loader } = await fetchRoute();
      // A click follows its hover at once, so it must find what the hover started.
      await warming;
      return loader(args);
    },
    shouldRevalidate: (args) => route?.shouldRevalidate(args) ?? args.defaultShouldRevalidate,
  };
}
