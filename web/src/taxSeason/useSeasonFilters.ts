import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, type SeasonFilters, writeFilters } from './seasonFilters';

/** The filters in the address and how to change some of them; any change but of the page leads to page 1. */
export function useSeasonFilters() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const change = useCallback(
    (changes: Partial<SeasonFilters>, options: { replace?: boolean } = {}) =>
      setParams((current) => writeFilters({ ...readFilters(current), page: 1, ...changes }), {
        ...options,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [filters, change] as const;
}
