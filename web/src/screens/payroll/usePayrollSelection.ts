import { useOptimistic, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PersonOption } from '../../kit/ui/PersonCombobox';
import { selection } from './selection';

/** The week that is shown, or loading. */
export type Choice = { readonly person: PersonOption | null; readonly week: string };

/**
 * The selection in the URL. A new choice shows in the pickers at once, while the present week stays until the next one
 * has loaded (`isPending`); it falls back if unsaved amounts block the navigation.
 */
export function usePayrollSelection(shown: Choice) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [choice, expect] = useOptimistic(shown);
  const [isPending, startTransition] = useTransition();
  const choose = (next: Choice) =>
    startTransition(async () => {
      expect(next);
      const selected = { contractor: next.person?.id ?? null, week: next.week };
      await navigate({ search: String(selection.write(selected, params)) });
    });
  return { choice, isPending, choose };
}
