import { useCallback } from 'react';
import type { TaxSeasonScreenQuery } from '../../__generated__/TaxSeasonScreenQuery.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';

/** The board's present page, for mutations that return it. */
export function useSeasonPage() {
  const variables = useScreenVariables<TaxSeasonScreenQuery>();
  return useCallback(() => {
    const { year, ...page } = variables();
    // A board has a year.
    return { ...page, year: year ?? 0 };
  }, [variables]);
}
