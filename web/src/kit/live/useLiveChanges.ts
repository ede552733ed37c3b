import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { createRefresher } from './createRefresher';
import { type LiveKind, listenToChanges } from './liveChanges';

/**
 * Runs `refresh` soon after something of these kinds has changed on the server, or may have while the connection was
 * lost. Bursts are one run. `askedAt` is when what is shown was requested first, by `performance.now()`.
 */
export function useLiveChanges(
  kinds: readonly LiveKind[],
  askedAt: number,
  refresh: () => Promise<void>,
): void {
  const environment = useRelayEnvironment();
  const run = useEffectEvent(refresh);
  const names = kinds.join();
  useEffect(() => {
    if (!names) return;
    let asked = askedAt;
    const refresher = createRefresher(async () => {
      asked = performance.now();
      await run();
    });
    const stop = listenToChanges({
      environment,
      kinds: names.split(',') as LiveKind[],
      askedAt: () => asked,
      onChange: refresher.want,
    });
    return () => {
      stop();
      refresher.end();
    };
  }, [environment, names, askedAt]);
}
