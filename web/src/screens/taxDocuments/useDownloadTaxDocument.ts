import { useDownload } from '../../kit/session/useDownload';
import { taxDocumentTypeLabel } from './taxDocumentName';

/** B is the recipient's own, TWO goes with the recipient's state return. */
export type TaxDocumentCopy = 'B' | 'TWO';

type Downloadable = { readonly id: string; readonly type: string; readonly year: number };

/** Downloads a document as a PDF; the server names it. */
export function useDownloadTaxDocument() {
  const [download, isBusy] = useDownload();
  const downloadTaxDocument = ({ id, type, year }: Downloadable, copy: TaxDocumentCopy = 'B') =>
    download({
      path: `/api/tax-documents/${encodeURIComponent(id)}/download${copy === 'B' ? '' : `?copy=${copy}`}`,
      fallbackName: `${taxDocumentTypeLabel(type)}_${year}.pdf`.toLowerCase(),
      failure: 'Failed to download document',
    });
  return [downloadTaxDocument, isBusy] as const;
}
