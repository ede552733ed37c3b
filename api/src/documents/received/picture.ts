/**
 * A picture that somebody sent, made anew: upright, small and without anything that came with it, such as where it was
 * taken. Whatever else is hidden in its bytes ends here, as nothing of them is kept.
 */
import { type FileRefusal, MAX_PICTURE_PIXELS } from 'rules/receiptFiles';
import sharp from 'sharp';

const MAX_SIDE = 2_000;
const AIM_BYTES = 300_000;
/** Tried one after another until the picture is small enough. */
const QUALITIES = [80, 65, 50];
const SECONDS = 10;

// Only the three kinds that are accepted: libvips would read many more.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.cache(false);
sharp.concurrency(1);

export interface Picture {
  bytes: Buffer;
  width: number;
  height: number;
}

/** The picture as a JPEG, or why it is refused. */
export async function remakePicture(sent: Buffer): Promise<Picture | FileRefusal> {
  const options = { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error', sequentialRead: true } as const;
  let size: { width: number; height: number };
  try {
    // Its head alone: nothing is decoded before its size is known.
    size = await sharp(sent, { ...options, limitInputPixels: false }).metadata();
  } catch {
    return 'DAMAGED_PICTURE';
  }
  if (size.width * size.height > MAX_PICTURE_PIXELS) return 'MANY_PIXELS';
  try {
    // Upright and small, without loss, and then as a JPEG as good as fits.
    const upright = await sharp(sent, options)
      .timeout({ seconds: SECONDS })
      .rotate()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
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
      if (bytes.length <= AIM_BYTES) break;
    }
    return { bytes, width, height };
  } catch {
    return 'DAMAGED_PICTURE';
  }
}
