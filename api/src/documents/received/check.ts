/** What a file that somebody sent really is, whatever it is called, and what is kept of it. Runs in the pool's workers. */
import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { type FileRefusal, findSizeRefusal } from 'rules/receiptFiles';
import { findPdfRefusal } from './pdfRefusal.ts';
import { remakePicture } from './picture.ts';

/** What is kept. */
export interface KeptFile {
  kind: 'IMAGE' | 'PDF';
  mediaType: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** Of a picture, in pixels. */
  width: number | null;
  height: number | null;
  /** Of the bytes as they were sent, in hexadecimal digits. */
  sha256: string;
}

export type Checked = KeptFile | { refusal: FileRefusal };

const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];
const REFUSED_TYPES: Readonly<Record<string, FileRefusal>> = {
  'image/heic': 'HEIC',
  'image/heif': 'HEIC',
  'image/heic-sequence': 'HEIC',
  'image/heif-sequence': 'HEIC',
  'image/gif': 'GIF',
};

/** What a text is, as far as there is something to say about it. */
function refusalOfText(bytes: Buffer): FileRefusal {
  const start = bytes.subarray(0, 4_096).toString('utf8').trimStart();
  if (/<svg[\s>]/i.test(start)) return 'SVG';
  return /^\ufeff?\s*<(?:!doctype\s+html|html|head|body|script|!--)/i.test(start) ? 'WEB_PAGE' : 'OTHER_TYPE';
}

const copy = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

/** Looks through the file: what is kept of it, or why it is refused. */
export async function checkReceived(bytes: Buffer): Promise<Checked> {
  const large = findSizeRefusal(bytes.length, false);
  if (large) return { refusal: large };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (type === 'application/pdf') {
    const refusal = findSizeRefusal(bytes.length, true) ?? findPdfRefusal(bytes);
    if (refusal) return { refusal };
    return { kind: 'PDF', mediaType: type, bytes: copy(bytes), width: null, height: null, sha256 };
  }
  if (!PICTURES.includes(type)) return { refusal: REFUSED_TYPES[type] ?? refusalOfText(bytes) };
  const picture = await remakePicture(bytes);
  if (typeof picture === 'string') return { refusal: picture };
  return { kind: 'IMAGE', mediaType: 'image/jpeg', ...picture, bytes: copy(picture.bytes), sha256 };
}
