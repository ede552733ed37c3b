import { useCallback, useState } from 'react';
import { DownloadError, downloadFile } from '../lib/download';
import { taxDocumentTypeLabel } from '../lib/labels';
import { currentSession } from '../session/sessionStore';
import { notify } from '../ui/notify';

const failure = 'Failed to download document';

/** B is the recipient's own, TWO goes with the recipient's state return. */
export type TaxDocumentCopy = 'B' | 'TWO';

type Downloadable = { readonly id: string; readonly type: string; readonly year: number };

/** Saves a document as a PDF; the server names it. */
export function useDownloadTaxDocument() {
  const [isBusy, setBusy] = useState(false);
  const download = useCallback(async ({ id, type, year }: Downloadable, copy: TaxDocumentCopy = 'B') => {
    setBusy(true);
    try {
      await downloadFile({
        path: `/api/tax-documents/${encodeURIComponent(id)}/download${copy === 'B' ? '' : `?copy=${copy}`}`,
        token: currentSession()?.token ?? null,
        fallbackName: `${taxDocumentTypeLabel(type)}_${year}.pdf`.toLowerCase(),
        failure,
      });
    } catch (error) {
      notify.error(error instanceof DownloadError ? error.message : failure);
    } finally {
      setBusy(false);
    }
  }, []);
  return [download, isBusy] as const;
}
