import { useOptimistic, useTransition } from 'react';
import { useFilters } from '../../kit/ui/useFilters';
import { seasonFilters } from './seasonFilters';

/** The year in the picker: a new choice shows at once, while the year below stays until the next one has loaded. */
export function useYearChoice(year: number) {
  const [{ only }, change] = useFilters(seasonFilters);
  const [shown, expect] = useOptimistic(year);
  const [isPending, startTransition] = useTransition();
  const choose = (next: number) =>
    startTransition(async () => {
      expect(next);
      await change({ year: next, only });
    });
  return { shown, isPending, choose };
}
