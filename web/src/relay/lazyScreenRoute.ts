import type { RouteObject } from 'react-router-dom';
import { type Entry, EntryOutlet, type ScreenRoute, screenRoute } from './entry';

/** Fetches a screen's entry: its query and how the address becomes its variables. */
export type EntryLoader = () => Promise<Entry>;

/**
 * The parts of a route whose entry comes when it is wanted: the queries of all screens together weigh more
 * than React's router, and a visit needs few of them.
 */
export function lazyScreenRoute(
  load: EntryLoader,
): Pick<RouteObject, 'lazy' | 'loader' | 'shouldRevalidate'> {
  let route: ScreenRoute | undefined;
  const fetchRoute = async (): Promise<ScreenRoute> => {
    route ??= screenRoute(await load());
    return route;
  };
  return {
    lazy: {
      Component: async () => {
        // On its way while the guards find out who is there. The loader, which can be tried again, tells of a failure;
        // the router would keep it for good.
        fetchRoute().catch(() => undefined);
        return EntryOutlet;
      },
    },
    loader: async (args) => (await fetchRoute()).loader(args),
    shouldRevalidate: (args) => route?.shouldRevalidate(args) ?? args.defaultShouldRevalidate,
  };
}
