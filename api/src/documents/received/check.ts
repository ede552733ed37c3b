/** Detects what an uploaded file really is, whatever its name, and what to store. Runs in the pool's workers. */
import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { type FileRefusal, findSizeRefusal, REFUSED_FILE_TYPES } from 'rules/receiptFiles';
import { findPdfRefusal, isPdf } from './pdfRefusal.ts';
import { remakePicture } from './picture.ts';

/** The stored file. */
export interface KeptFile {
  kind: 'IMAGE' | 'PDF';
  mediaType: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** For a picture, in pixels. */
  width: number | null;
  height: number | null;
  /** The hash of these bytes, in hexadecimal digits: the same picture gives the same file, whatever its metadata. */
  sha256: string;
}

export type Checked = KeptFile | { refusal: FileRefusal };

const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** The kind of a text file, if there is a message for it. */
function refusalOfText(bytes: Buffer): FileRefusal {
  const start = bytes.subarray(0, 4_096).toString('utf8').trimStart();
  if (/<svg[\s>]/i.test(start)) return 'SVG';
  return /^\ufeff?\s*<(?:!doctype\s+html|html|head|body|script|!--)/i.test(start) ? 'WEB_PAGE' : 'OTHER_TYPE';
}

/** Copies the bytes and hashes them. */
const keep = (bytes: Uint8Array) => ({
  bytes: new Uint8Array(bytes),
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** Inspects the file: returns what to store, or why it is refused. */
export async function checkReceived(bytes: Buffer): Promise<Checked> {
  const large = findSizeRefusal(bytes.length, false);
  if (large) return { refusal: large };
  const found = (await fileTypeFromBuffer(bytes))?.mime;
  // A file that is also of another type counts as that type. Only a file of no known type is checked as a PDF, where
  // readers look for one.
  const type = found ?? (isPdf(bytes) && refusalOfText(bytes) === 'OTHER_TYPE' ? 'application/pdf' : '');
  if (type === 'application/pdf') {
    const refusal = findSizeRefusal(bytes.length, true) ?? findPdfRefusal(bytes);
    if (refusal) return { refusal };
    return { kind: 'PDF', mediaType: type, width: null, height: null, ...keep(bytes) };
  }
  if (!PICTURES.includes(type)) return { refusal: REFUSED_FILE_TYPES[type] ?? refusalOfText(bytes) };
  const picture = await remakePicture(bytes);
  if (typeof picture === 'string') return { refusal: picture };
  return { kind: 'IMAGE', mediaType: 'image/jpeg', ...picture, ...keep(picture.bytes) };
}
