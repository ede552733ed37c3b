import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { createRefresher, type Wanted } from './createRefresher';
import { type LiveChange, type LiveKind, listenToChanges } from './liveChanges';
import { showScreen } from './thisPage';

/** Which changes concern the screen, and how to refetch it. */
export type Live = {
  readonly kinds: readonly LiveKind[];
  /** When the screen's data was first requested, by `performance.now()`. */
  readonly askedAt: number;
  /** The row that a change is about, if the row is known. */
  readonly rowOf: (change: LiveChange) => string | undefined;
  readonly refresh: (wanted: Wanted) => Promise<void>;
};

/**
 * Refetches soon after something of these kinds changed on the server, or may have changed while the connection was
 * lost. A burst of changes is one refetch.
 */
export function useLiveChanges({ kinds, askedAt, rowOf, refresh }: Live): void {
  const environment = useRelayEnvironment();
  const run = useEffectEvent(refresh);
  const findRow = useEffectEvent(rowOf);
  const names = kinds.join();
  useEffect(() => showScreen({ askedAt }), [askedAt]);
  useEffect(() => {
    if (!names) return;
    let asked = askedAt;
    const refresher = createRefresher(async (wanted) => {
      if (wanted === 'everything') asked = performance.now();
      await run(wanted);
    });
    const stop = listenToChanges({
      environment,
      kinds: names.split(',') as LiveKind[],
      askedAt: () => asked,
      onChange: (change) => refresher.want(change && findRow(change)),
    });
    return () => {
      stop();
      refresher.end();
    };
  }, [environment, names, askedAt]);
}
