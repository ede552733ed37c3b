import { useCallback, useLayoutEffect, useOptimistic, useRef, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SearchParams } from '../lib/searchParams';

/**
 * What was chosen, how to change some of it, and what the rows on screen are of. The address follows a choice only when its
 * rows are there: until then the controls show the one and the list says the other, and a second choice builds on the first.
 */
export function useFilters<Filters>({ read, write, changed }: SearchParams<Filters>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const applied = read(params);
  const [filters, expect] = useOptimistic(applied);
  const [, startTransition] = useTransition();
  // A search that waited while someone typed must not take back what was chosen meanwhile.
  const latest = useRef({ params, filters, write, changed });
  useLayoutEffect(() => {
    latest.current = { params, filters, write, changed };
  });
  const change = useCallback(
    (changes: Partial<Filters>, options: { replace?: boolean } = {}) => {
      const { params, filters, write, changed } = latest.current;
      const next = changed(filters, changes);
      latest.current = { ...latest.current, filters: next };
      startTransition(async () => {
        expect(next);
        await navigate({ search: String(write(next, params)) }, { ...options, preventScrollReset: true });
      });
    },
    [expect, navigate],
  );
  return [filters, change, applied] as const;
}
