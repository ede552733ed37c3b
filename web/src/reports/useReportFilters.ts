import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ReportFilters, readFilters, writeFilters } from './reportFilters';

/** The filters in the address and how to change some of them; any change but of the page leads to page 1. */
export function useReportFilters() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const change = useCallback(
    (changes: Partial<ReportFilters>) =>
      setParams((current) => writeFilters({ ...readFilters(current), page: 1, ...changes }), {
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [filters, change] as const;
}
