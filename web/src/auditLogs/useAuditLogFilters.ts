import { useState } from 'react';
import { useNavigation, useSearchParams } from 'react-router-dom';
import { type AuditLogFilters, readFilters, writeAddress } from './auditLogFilters';

const open: AuditLogFilters = {
  search: null,
  userId: null,
  action: null,
  level: null,
  startDate: null,
  endDate: null,
};

/**
 * The filters in the address, how to change some of them and how to open them all; both lead to the newest page.
 * The address follows only when the entries are there. Until then the controls show what was asked for, and a
 * second change adds to it.
 */
export function useAuditLogFilters() {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState({ params, filters: readFilters(params) });
  const isUnderWay = useNavigation().state !== 'idle';
  // An address that has been left for another one already says nothing about what was asked for.
  if (asked.params !== params && !isUnderWay) setAsked({ params, filters: readFilters(params) });

  const change = (changes: Partial<AuditLogFilters>, options: { replace?: boolean } = {}) => {
    const filters = { ...asked.filters, ...changes };
    setAsked({ params, filters });
    setParams(writeAddress(filters), { ...options, preventScrollReset: true });
  };
  return { filters: asked.filters, change, clear: () => change(open) };
}
