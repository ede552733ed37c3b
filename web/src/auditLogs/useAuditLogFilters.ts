import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type AuditLogFilters, readFilters, writeAddress } from './auditLogFilters';

const open: AuditLogFilters = {
  search: null,
  userId: null,
  action: null,
  level: null,
  startDate: null,
  endDate: null,
};

/** The filters in the address, how to change some of them and how to open them all; both lead to the newest page. */
export function useAuditLogFilters() {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: Partial<AuditLogFilters>, options: { replace?: boolean } = {}) =>
      setParams((current) => writeAddress({ ...readFilters(current), ...changes }), {
        ...options,
        preventScrollReset: true,
      }),
    [setParams],
  );
  const clear = useCallback(() => change(open), [change]);
  return { filters: readFilters(params), change, clear };
}
