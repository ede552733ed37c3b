/** Uploads the photo or PDF of a receipt, and shows it again. */
import { refuseChosenFile } from 'rules/receiptFiles';
import { ownPage } from '../../kit/session/ownPage';

export type SentFile = {
  readonly id: string;
  readonly kind: 'IMAGE' | 'PDF';
  /** The day of an earlier receipt with the very same file. */
  readonly sameAsDate: string | null;
};

export const FILE_FAILURE = 'Couldn’t send the file. Check your connection and choose it again.';

type Answer = {
  receiptFile?: { id: string; kind: 'IMAGE' | 'PDF' };
  sameFileAs?: { date: string } | null;
  error?: string;
};

function parse(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}

/** Uploads the file and reports the progress, from 0 to 1. Rejects with the message to show. */
export function sendFile(file: File, onProgress: (share: number) => void): Promise<SentFile> {
  const refusal = refuseChosenFile(file);
  if (refusal) return Promise.reject(new Error(refusal));
  return new Promise((resolve, reject) => {
    // fetch does not report upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', '/api/receipts/files');
    for (const [name, value] of Object.entries(ownPage())) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(new Error(FILE_FAILURE));
    request.onload = () => {
      const { receiptFile, sameFileAs, error } = parse(request.responseText);
      if (receiptFile)
        resolve({ id: receiptFile.id, kind: receiptFile.kind, sameAsDate: sameFileAs?.date ?? null });
      else reject(new Error(error ?? FILE_FAILURE));
    };
    request.send(file);
  });
}

export const filePath = (id: string): string => `/api/receipts/files/${encodeURIComponent(id)}`;

/**
 * The picture as an address that the page may show. It is fetched with the page's own headers, which image requests do
 * not have.
 */
export async function loadPicture(id: string): Promise<string> {
  const response = await fetch(filePath(id), { headers: ownPage() });
  if (!response.ok) throw new Error(FILE_FAILURE);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
