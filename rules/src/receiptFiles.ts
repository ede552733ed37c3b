/** Files that people send with a receipt: their limits, and the messages for refused ones. */

const MEGABYTE = 1_048_576;
const megabytes = (bytes: number) => `${bytes / MEGABYTE} MB`;

export const MAX_PICTURE_BYTES = 12 * MEGABYTE;
export const MAX_RECEIPT_PDF_BYTES = 2 * MEGABYTE;
/** The same in words. */
export const MAX_PICTURE = megabytes(MAX_PICTURE_BYTES);
export const MAX_RECEIPT_PDF = megabytes(MAX_RECEIPT_PDF_BYTES);

/** Width times height: enough for phones' pictures, and too small to exhaust a server's memory. */
export const MAX_PICTURE_PIXELS = 50_000_000;

/** The size of a person's stored files in a calendar year. */
export const MAX_STORED_BYTES = 200 * MEGABYTE;
export const STORAGE_FULL = `You’ve used all ${megabytes(MAX_STORED_BYTES)} of receipt storage for this year. Send this receipt without a file, and show it to a manager.`;

/** The types a file chooser offers; they also make phones send JPEG. */
export const RECEIPT_FILE_TYPES = 'image/jpeg,image/png,image/webp,application/pdf';

/** Why a file is refused, each with what to do instead. */
export const FILE_REFUSALS = {
  EMPTY: 'This file is empty. Choose another one.',
  LARGE_PICTURE: `This file is larger than ${MAX_PICTURE}. Take the picture again at a lower resolution.`,
  LARGE_PDF: `This PDF is larger than ${MAX_RECEIPT_PDF}. Send a photo or a screenshot of the receipt instead.`,
  MANY_PIXELS: `This picture has more than ${MAX_PICTURE_PIXELS / 1_000_000} megapixels. Take it again at a lower resolution.`,
  HEAVY_PICTURE:
    'This picture takes too much memory to open. Send a screenshot of it, or take it again at a lower resolution.',
  DAMAGED_PICTURE: 'This picture is damaged or was cut off. Take it again.',
  HEIC: 'HEIC pictures aren’t accepted. On an iPhone choose Settings, Camera, Formats, Most Compatible and take the picture again, or send a screenshot of it.',
  GIF: 'GIF pictures aren’t accepted. Send a photo or a screenshot as JPEG, PNG or WebP.',
  SVG: 'SVG drawings aren’t accepted. Send a screenshot as JPEG, PNG or WebP.',
  WEB_PAGE: 'Web pages aren’t accepted. Send a screenshot, or print the page to a PDF.',
  OTHER_TYPE: 'Only photos (JPEG, PNG or WebP) and PDFs are accepted. Send a photo of the receipt.',
  DAMAGED_PDF: 'This PDF is damaged or was cut off. Download it again, or send a photo of the receipt.',
  PROTECTED_PDF: 'This PDF is encrypted. Print it to a new PDF, or send a screenshot of it.',
  ACTIVE_PDF:
    'This PDF contains a script, an action or another file. Print it to a new PDF, or send a screenshot of it.',
  UNREADABLE_PDF: 'This PDF can’t be checked. Print it to a new PDF, or send a screenshot of it.',
} as const;

export type FileRefusal = keyof typeof FILE_REFUSALS;

/** Why a file of this many bytes is refused before it is inspected; null if it is not. */
export function findSizeRefusal(size: number, isPdf: boolean): FileRefusal | null {
  if (size === 0) return 'EMPTY';
  if (isPdf) return size > MAX_RECEIPT_PDF_BYTES ? 'LARGE_PDF' : null;
  return size > MAX_PICTURE_BYTES ? 'LARGE_PICTURE' : null;
}

/** Refused types that have a message of their own. */
export const REFUSED_FILE_TYPES: Readonly<Record<string, FileRefusal>> = {
  'image/heic': 'HEIC',
  'image/heif': 'HEIC',
  'image/heic-sequence': 'HEIC',
  'image/heif-sequence': 'HEIC',
  'image/gif': 'GIF',
  'image/svg+xml': 'SVG',
  'text/html': 'WEB_PAGE',
};

/** The message for a chosen file that would be refused; null if only its inspection can tell. */
export function refuseChosenFile({ size, type }: { size: number; type: string }): string | null {
  const refusal = findSizeRefusal(size, type === 'application/pdf') ?? REFUSED_FILE_TYPES[type];
  return refusal ? FILE_REFUSALS[refusal] : null;
}

/** Shown if the same bytes were sent before: a warning, not a refusal. */
export const SAME_FILE_MESSAGE = 'You sent this same file with an earlier receipt.';
