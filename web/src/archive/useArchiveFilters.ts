import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ArchiveFilters, readFilters, writeFilters } from './archiveFilters';

/** The filters in the address and how to change some of them; another search leads to page 1. */
export function useArchiveFilters() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const change = useCallback(
    (changes: Partial<ArchiveFilters>) =>
      setParams((current) => writeFilters({ ...readFilters(current), page: 1, ...changes }), {
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [filters, change] as const;
}
