import { useCallback } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { TaxDocumentType } from '../../__generated__/TaxDocumentsQuery.graphql';
import { notify } from '../../kit/ui/notify';
import { useGenerateTaxDocument } from './useGenerateTaxDocument';

type Made = { readonly type: TaxDocumentType; readonly year: number; readonly user: { readonly id: string } };

/**
 * Makes the same document again of what is known by now: completes a draft, or takes the place of one that is out of
 * date.
 */
export function useGenerateAgain() {
  const [generate, isBusy] = useGenerateTaxDocument();
  const { revalidate } = useRevalidator();
  const again = useCallback(
    async ({ type, year, user }: Made) => {
      const outcome = await generate({ type, year, userId: user.id });
      if (!outcome.ok) return notify.error(outcome.message);
      void revalidate();
    },
    [generate, revalidate],
  );
  return [again, isBusy] as const;
}
