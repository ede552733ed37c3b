import { useOptimistic, useTransition } from 'react';
import { useBoardFilters } from './useBoardFilters';

/** The week in the picker: a new choice shows at once, while the week below stays until the next one is there. */
export function useWeekChoice(week: string) {
  const [{ only }, change] = useBoardFilters();
  const [shown, expect] = useOptimistic(week);
  const [isPending, startTransition] = useTransition();
  const choose = (next: string) =>
    startTransition(async () => {
      expect(next);
      await change({ week: next, only });
    });
  return { shown, isPending, choose };
}
