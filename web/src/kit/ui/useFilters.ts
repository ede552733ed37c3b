import { useCallback, useLayoutEffect, useOptimistic, useRef, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** How the filters of a screen stand in its address. */
export type FiltersInAddress<Filters> = {
  readonly readFilters: (params: URLSearchParams) => Filters;
  /** The address for some filters; `params` is the present one, for screens that share it with something else. */
  readonly writeFilters: (filters: Filters, params: URLSearchParams) => URLSearchParams;
  /** What a change makes of the filters; unless said, any change but of the page leads to page 1. */
  readonly changed?: (filters: Filters, changes: Partial<Filters>) => Filters;
};

const changedFromPageOne = <Filters>(filters: Filters, changes: Partial<Filters>): Filters => ({
  ...filters,
  page: 1,
  ...changes,
});

/**
 * What was chosen, how to change some of it, and what the rows on screen are of. The address follows a choice only when its
 * rows are there: until then the controls show the one and the list says the other, and a second choice builds on the first.
 */
export function useFilters<Filters>({
  readFilters,
  writeFilters,
  changed = changedFromPageOne,
}: FiltersInAddress<Filters>) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const applied = readFilters(params);
  const [filters, expect] = useOptimistic(applied);
  const [, startTransition] = useTransition();
  // A search that waited while somebody typed must not take back what was chosen meanwhile.
  const latest = useRef({ params, filters, writeFilters, changed });
  useLayoutEffect(() => {
    latest.current = { params, filters, writeFilters, changed };
  });
  const change = useCallback(
    (changes: Partial<Filters>, options: { replace?: boolean } = {}) => {
      const { params, filters, writeFilters, changed } = latest.current;
      const next = changed(filters, changes);
      latest.current = { ...latest.current, filters: next };
      startTransition(async () => {
        expect(next);
        await navigate(
          { search: String(writeFilters(next, params)) },
          { ...options, preventScrollReset: true },
        );
      });
    },
    [expect, navigate],
  );
  return [filters, change, applied] as const;
}
