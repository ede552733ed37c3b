import { useEffect } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useBatchProgressQuery } from '../__generated__/useBatchProgressQuery.graphql';

const EVERY_MS = 1000;

/** Keeps a batch up to date in the store while somebody is waiting for it. */
export function useBatchProgress(id: string, isFinished: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (isFinished) return;
    // The next question waits for the answer to the last, and a lost answer only for the next question.
    let timer = 0;
    let asked: { unsubscribe: () => void } | undefined;
    const ask = () => {
      asked = fetchQuery<useBatchProgressQuery>(
        environment,
        graphql`
          query useBatchProgressQuery($id: ID!) {
            node(id: $id) {
              ...BatchPanel_batch @alias(as: "panel")
              # The rows of the board show them.
              ...batchRefusals_batch @alias(as: "refusals")
            }
          }
        `,
        { id },
        { networkCacheConfig: { force: true } },
      ).subscribe({ complete: askAgain, error: askAgain });
    };
    const askAgain = () => {
      timer = window.setTimeout(ask, EVERY_MS);
    };
    askAgain();
    return () => {
      window.clearTimeout(timer);
      asked?.unsubscribe();
    };
  }, [environment, id, isFinished]);
}
