/**
 * Re-encodes an uploaded picture: upright, as small as it stays readable, and without metadata such as its location.
 * This also removes anything else hidden in its bytes.
 */
import { type FileRefusal, MAX_PICTURE_PIXELS } from 'rules/receiptFiles';
import sharp, { type Metadata } from 'sharp';

/** The number of pixels to keep: enough for a page, and more for a long receipt, which keeps its width. */
const KEPT_PIXELS = 3_000_000;
const READABLE_SIDE = 700;
const MOST_KEPT_PIXELS = 6_000_000;
const LONGEST_SIDE = 16_000;
const AIM_BYTES_PER_PIXEL = 0.1;
/** The memory limits for decoding a picture: row by row, or all at once if its format is not stored in rows. */
const MAX_UNPACKED = 200_000_000;
const MAX_UNPACKED_AT_ONCE = 100_000_000;
/** Tried in this order until the picture is small enough. */
const QUALITIES = [80, 65, 50];
const SECONDS = 10;

// Only the three accepted formats; libvips could read many more.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.cache(false);
sharp.concurrency(1);

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

type Size = Pick<Picture, 'width' | 'height'>;

/** The size to keep, in the same proportions. */
function toKept({ width, height }: Size): Size {
  const pixels = width * height;
  const scale = Math.min(
    Math.max(Math.sqrt(KEPT_PIXELS / pixels), READABLE_SIDE / Math.min(width, height)),
    Math.sqrt(MOST_KEPT_PIXELS / pixels),
    LONGEST_SIDE / Math.max(width, height),
    1,
  );
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

/**
 * Interlaced and progressive pictures are decoded all at once, as are WebP pictures and rotated ones other than JPEG.
 */
function isHeavy({
  width,
  height,
  channels,
  depth,
  format,
  isProgressive,
  orientation = 1,
}: Metadata): boolean {
  const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2);
  if (format === 'jpeg') return isProgressive === true && 2 * bytes > MAX_UNPACKED_AT_ONCE;
  const isAtOnce = isProgressive === true || format === 'webp' || orientation > 1;
  return bytes > (isAtOnce ? MAX_UNPACKED_AT_ONCE : MAX_UNPACKED);
}

/** The picture as a JPEG, or why it is refused. */
export async function remakePicture(sent: Buffer): Promise<Picture | FileRefusal> {
  const options = { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error', sequentialRead: true } as const;
  let head: Metadata;
  try {
    // Only the header: nothing is decoded before its size is known.
    head = await sharp(sent, { ...options, limitInputPixels: false }).metadata();
  } catch {
    return 'DAMAGED_PICTURE';
  }
  if (head.width * head.height > MAX_PICTURE_PIXELS) return 'MANY_PIXELS';
  if (isHeavy(head)) return 'HEAVY_PICTURE';
  const kept = toKept(head.autoOrient);
  try {
    // Upright and scaled down without loss, then as the best JPEG that fits.
    const upright = await sharp(sent, options)
      .timeout({ seconds: SECONDS })
      .rotate()
      .resize({ ...kept, fit: 'fill' })
      .flatten({ background: 'white' })
      .toColorspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = upright.info;
    let bytes = Buffer.alloc(0);
    for (const quality of QUALITIES) {
      bytes = await sharp(upright.data, { raw: { width, height, channels } })
        .jpeg({ quality, mozjpeg: true })
        .toBuffer();
      if (bytes.length <= AIM_BYTES_PER_PIXEL * width * height) break;
    }
    return { bytes, width, height };
  } catch {
    return 'DAMAGED_PICTURE';
  }
}
