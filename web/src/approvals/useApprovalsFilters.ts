import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ApprovalsFilters, changed, readFilters, writeFilters } from './approvalsFilters';

/** The filters in the address and how to change some of them. */
export function useApprovalsFilters() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const change = useCallback(
    (changes: Partial<ApprovalsFilters>, options: { replace?: boolean } = {}) =>
      setParams((current) => writeFilters(changed(readFilters(current), changes)), {
        ...options,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [filters, change] as const;
}
