import { useOptimistic, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readFilters, type TaxDocumentFilters, writeFilters } from './taxDocumentFilters';

/**
 * The filters in the address and how to change some of them; any change but of the page leads to page 1. A choice shows at
 * once, while the rows stay until the next ones are there: so a second choice meanwhile builds on the first.
 */
export function useTaxDocumentFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [filters, expect] = useOptimistic(readFilters(params));
  const [, startTransition] = useTransition();
  const change = (changes: Partial<TaxDocumentFilters>) =>
    startTransition(async () => {
      const next = { ...filters, page: 1, ...changes };
      expect(next);
      await navigate({ search: String(writeFilters(params, next)) }, { preventScrollReset: true });
    });
  return [filters, change] as const;
}
