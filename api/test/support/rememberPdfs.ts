/** Caches documents that many callers request, for tests about who gets them. */
import type { PdfPool } from '../../src/documents/pdf/pool.ts';
import type { TestPortal } from './portal.ts';

/** From now on, the portal creates each document once, however often callers request it. */
export function rememberPdfs({ services }: TestPortal): void {
  const { pdf } = services;
  const made = new Map<string, Promise<Uint8Array>>();
  const renderPdf: PdfPool['renderPdf'] = (kind, data, options) => {
    const key = JSON.stringify([kind, data]);
    const file = made.get(key) ?? pdf.renderPdf(kind, data, options);
    made.set(key, file);
    return file;
  };
  services.pdf = { ...pdf, renderPdf };
}
