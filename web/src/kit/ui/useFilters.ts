import { useCallback, useLayoutEffect, useOptimistic, useRef, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { SearchParams } from '../lib/searchParams';

/**
 * The chosen filters, how to change them, and the filters of the rows on screen. The address changes only when the new
 * rows have loaded: until then the controls show the new choice and the list names the old one, and a second choice
 * builds on the first.
 */
export function useFilters<Filters>({ read, write, changed }: SearchParams<Filters>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const applied = read(params);
  const [filters, expect] = useOptimistic(applied);
  const [, startTransition] = useTransition();
  // A delayed search must not undo a choice made while someone was typing.
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
