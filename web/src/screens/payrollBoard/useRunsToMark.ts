import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { sumAmounts } from 'rules/amounts';
import { fetchBoardRows } from './fetchBoardRows';

/** The runs that the viewer can mark as paid, and what they add up to in cents. */
export type RunsToMark = { readonly ids: readonly string[]; readonly cents: number };

/** Asks the server which runs of the week can be marked as paid now; null until it has responded. */
export function useRunsToMark(week: string): { runs: RunsToMark | null; hasFailed: boolean } {
  const environment = useRelayEnvironment();
  const [runs, setRuns] = useState<RunsToMark | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    fetchBoardRows(environment, { week, only: 'PROCESSED' }).then(
      (rows) => {
        const open = rows.flatMap(({ run }) => (run?.viewerCanMarkPaid ? [run] : []));
        const cents = sumAmounts(open.map(({ totalPay }) => totalPay));
        if (isWanted) setRuns({ ids: open.map(({ id }) => id), cents });
      },
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [environment, week]);
  return { runs, hasFailed };
}
