/** Files that people send, good and bad, made of real bytes. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of one color; wider than high. */
export const jpeg = (width = 40, height = 20, color = 'red'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

const photos = new Map<string, Promise<Buffer>>();

/** A photo like a phone's, with much detail. Each size is created once. */
export function photo(width = 2_400, height = 1_800): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const made =
    photos.get(`${width} ${height}`) ??
    sharp({ create: { width, height, channels: 3, background: 'gray', noise } })
      .jpeg({ quality: 90 })
      .toBuffer();
  photos.set(`${width} ${height}`, made);
  return made;
}

/** Red on the left and blue on the right, turned by EXIF so that red is on top, with the location of the photo. */
export async function turnedJpeg(): Promise<Buffer> {
  const half = (background: string) => ({
    create: { width: 50, height: 50, channels: 3 as const, background },
  });
  return sharp({ create: { width: 100, height: 50, channels: 3, background: 'red' } })
    .composite([{ input: half('blue'), left: 50, top: 0 }])
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'SecretPhone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 57/1 0/1' },
    })
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A small file that claims to be this large; by default with eight bits of gray. */
export function pngOf(
  width: number,
  height: number,
  { depth = 8, color = 0, interlaced = false } = {},
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, color, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const stream = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

/** A PDF with one empty page and these further objects; each starts with the text between `obj` and `endobj`. */
export function pdf({ catalog = '', trailer = '', objects = [] as (string | Buffer)[] } = {}): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ...objects,
  ];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  all.forEach((content, index) => {
    places.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(content), Buffer.from('\nendobj\n'));
  });
  const start = length();
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

/** Objects inside a compressed part, where a search of the file's text does not find them. */
export const packed = (content: string, type = '/ObjStm'): Buffer =>
  stream(`/Type ${type} /N 1 /First 5 /Filter /FlateDecode`, deflateSync(Buffer.from(`9 0  ${content}`)));

/** Objects that are small until they are unpacked. */
export const packedBomb = (): Buffer =>
  stream('/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode', deflateSync(Buffer.alloc(60_000_000, 32)));
