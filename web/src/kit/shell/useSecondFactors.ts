import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { SecondFactor, useSecondFactorsQuery } from '../../__generated__/useSecondFactorsQuery.graphql';

/** Proofs of identity the user has besides the password; empty until the server has responded. */
export function useSecondFactors(): readonly SecondFactor[] {
  const environment = useRelayEnvironment();
  const [factors, setFactors] = useState<readonly SecondFactor[]>([]);
  useEffect(() => {
    const { unsubscribe } = fetchQuery<useSecondFactorsQuery>(
      environment,
      graphql`
        query useSecondFactorsQuery @throwOnFieldError {
          viewer {
            secondFactors
          }
        }
      `,
      {},
    ).subscribe({
      next: ({ viewer }) => setFactors(viewer?.secondFactors ?? []),
      // The password works, too.
      error: () => undefined,
    });
    return unsubscribe;
  }, [environment]);
  return factors;
}
