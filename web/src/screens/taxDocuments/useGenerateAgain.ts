import { useCallback } from 'react';
import type { TaxDocumentType } from '../../__generated__/TaxDocumentsQuery.graphql';
import { notify } from '../../kit/ui/notify';
import { useGenerateTaxDocument } from './useGenerateTaxDocument';

type Made = { readonly type: TaxDocumentType; readonly year: number; readonly user: { readonly id: string } };

/** Generates the same document again from present data: completes a draft, or replaces an outdated one. */
export function useGenerateAgain() {
  const [generate, isBusy] = useGenerateTaxDocument();
  const again = useCallback(
    async ({ type, year, user }: Made) => {
      const outcome = await generate({ type, year, userId: user.id });
      if (!outcome.ok) notify.error(outcome.message);
    },
    [generate],
  );
  return [again, isBusy] as const;
}
