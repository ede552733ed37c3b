import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { RunToPay } from '../payments/paymentForm';
import { fetchUnpaidRuns } from './fetchUnpaidRuns';

type UnpaidRuns = {
  /** Null until the server has responded. */
  readonly runs: readonly RunToPay[] | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** Requests the runs of the week that can be paid now. */
export function useUnpaidRuns(week: string): UnpaidRuns {
  const environment = useRelayEnvironment();
  const [runs, setRuns] = useState<readonly RunToPay[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isWanted = true;
    fetchUnpaidRuns(environment, week).then(
      (found) => isWanted && setRuns(found),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [environment, week, attempts]);
  const retry = () => {
    setFailed(false);
    setAttempts(attempts + 1);
  };
  return { runs, hasFailed, retry };
}
