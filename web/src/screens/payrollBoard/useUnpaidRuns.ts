import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { fetchUnpaidRuns, type UnpaidRun } from './fetchUnpaidRuns';

/** Asks the server which runs of the week can be paid now; null until it has responded. */
export function useUnpaidRuns(week: string): { runs: readonly UnpaidRun[] | null; hasFailed: boolean } {
  const environment = useRelayEnvironment();
  const [runs, setRuns] = useState<readonly UnpaidRun[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    fetchUnpaidRuns(environment, week).then(
      (found) => isWanted && setRuns(found),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [environment, week]);
  return { runs, hasFailed };
}
