import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useSecondPersonAboveQuery } from '../../__generated__/useSecondPersonAboveQuery.graphql';

const query = graphql`
  query useSecondPersonAboveQuery @throwOnFieldError {
    company {
      secondPersonAbove
    }
  }
`;

/**
 * Dollars to one person above which a payment needs a second person; null if there is no limit or it is not known yet.
 */
export function useSecondPersonAbove(): number | null {
  const environment = useRelayEnvironment();
  const [limit, setLimit] = useState<number | null>(null);
  useEffect(() => {
    const subscription = fetchQuery<useSecondPersonAboveQuery>(environment, query, {}).subscribe({
      next: ({ company }) => setLimit(company.secondPersonAbove ?? null),
      // The dialog works without it: the server requires a second person anyway.
      error: () => undefined,
    });
    return () => subscription.unsubscribe();
  }, [environment]);
  return limit;
}
