import { useCallback, useOptimistic, useTransition } from 'react';
import { useFilters } from '../../kit/ui/useFilters';
import { boardFilters } from './boardFilters';

/** The week in the picker: a new choice shows at once, while the week below stays until the next one has loaded. */
export function useWeekChoice(week: string) {
  const [{ only }, change] = useFilters(boardFilters);
  const [shown, expect] = useOptimistic(week);
  const [isPending, startTransition] = useTransition();
  const choose = useCallback(
    (next: string) =>
      startTransition(async () => {
        expect(next);
        await change({ week: next, only });
      }),
    [only, expect, change],
  );
  return { shown, isPending, choose };
}
