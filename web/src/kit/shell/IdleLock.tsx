import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { IdleLockQuery } from '../../__generated__/IdleLockQuery.graphql';
import { secondsUntold } from '../session/activity';
import { isLocked, lockWhenOver, onLockChange, secondsLeft } from '../session/lock';
import { watchUse } from '../session/watchUse';
import { lazyPart } from '../ui/lazyPart';

const WARNING_SECONDS = 120;
/** The server counts from the last use it has heard of. */
const TELL_EVERY_SECONDS = 30;

const LockDialog = lazyPart(async () => (await import('./LockDialog')).LockDialog);
const IdleWarning = lazyPart(async () => (await import('./IdleWarning')).IdleWarning);

const useStyles = makeStyles({
  // Covers the page until the dialog has loaded, which needs a connection.
  cover: {
    position: 'fixed',
    inset: 0,
    zIndex: 1_000_001,
    backgroundColor: tokens.colorNeutralBackground2,
  },
});

/** Reports use of the page to the server, counts down when there is none, and locks the page. */
export function IdleLock() {
  const styles = useStyles();
  const environment = useRelayEnvironment();
  const isClosed = useSyncExternalStore(onLockChange, isLocked);
  const [left, setLeft] = useState<number | null>(null);

  useEffect(watchUse, []);
  useEffect(() => {
    const tell = () => {
      const request = fetchQuery<IdleLockQuery>(
        environment,
        query,
        {},
        { networkCacheConfig: { force: true } },
      );
      // The next request reports the same.
      request.toPromise().catch(() => undefined);
    };
    const look = () => {
      const seconds = secondsLeft();
      if (lockWhenOver() || seconds === null) return setLeft(null);
      if ((secondsUntold() ?? 0) >= TELL_EVERY_SECONDS && !document.hidden) tell();
      setLeft(seconds <= WARNING_SECONDS ? seconds : null);
    };
    const timer = window.setInterval(look, 1000);
    // Timers of hidden tabs are slow, and those of a closed laptop stop.
    document.addEventListener('visibilitychange', look);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [environment]);

  if (isClosed)
    return (
      <Suspense fallback={<div className={styles.cover} />}>
        <LockDialog />
      </Suspense>
    );
  return left === null ? null : (
    <Suspense>
      <IdleWarning seconds={left} />
    </Suspense>
  );
}

const query = graphql`
  query IdleLockQuery @throwOnFieldError {
    viewer {
      __typename
    }
  }
`;
