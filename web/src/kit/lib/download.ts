/** Saves files to the user's disk: made in the browser or fetched over REST. */

/**
 * Thrown when the server refuses a file. `status` is 0 when the server could not be reached; `code` is the server's
 * code.
 */
export class DownloadError extends Error {
  readonly status: number;
  readonly code: string | null;

  constructor(message: string, status: number, code: string | null = null) {
    super(message);
    this.name = 'DownloadError';
    this.status = status;
    this.code = code;
  }
}

/** Saves the bytes under a file name, as a click on a download link would. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Safari reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves CSV text; the byte order mark makes Excel read it as UTF-8. */
export function saveCsv(csv: string, fileName: string): void {
  saveBlob(new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }), fileName);
}

/**
 * `path` is below the API's base ('/api/reports/…/export/csv'); `fallbackName` is used when the server sends no name.
 */
export type FileRequest = { path: string; fallbackName: string; failure: string };

/**
 * Fetches a REST file with the page's headers and saves it. Throws a DownloadError with the server's message, or with
 * `failure` if there is none.
 */
export async function downloadFile(
  { path, fallbackName, failure }: FileRequest,
  headers: Record<string, string>,
): Promise<void> {
  const response = await fetch(path, { headers }).catch(() => {
    throw new DownloadError(failure, 0);
  });
  if (!response.ok) {
    const { error, code } = await readRefusal(response);
    throw new DownloadError(error || failure, response.status, code);
  }
  saveBlob(await response.blob(), parseFileName(response.headers.get('Content-Disposition')) ?? fallbackName);
}

/** The server's message, empty if it has none, and its code. */
async function readRefusal(response: Response): Promise<{ error: string; code: string | null }> {
  const body: unknown = await response.json().catch(() => null);
  const { error, code } = (body ?? {}) as { error?: unknown; code?: unknown };
  return {
    error: typeof error === 'string' ? error : '',
    code: typeof code === 'string' ? code : null,
  };
}

/** The file name of a Content-Disposition header, the UTF-8 form first; null if there is none. */
export function parseFileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      return null;
    }
  }
  const plain = /filename="([^"]*)"|filename=([^;]+)/i.exec(disposition ?? '');
  return (plain?.[1] ?? plain?.[2]?.trim()) || null;
}
