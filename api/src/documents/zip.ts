/** Combines several files into one. */
import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough, zipSync } from 'fflate';

/** A compressed ZIP archive of a few small files by name; `at` is the date of each file. */
export const zip = (files: Record<string, Uint8Array>, at: Date): Uint8Array =>
  zipSync(files, { level: 6, mtime: at });

/** An archive that is built file by file, uncompressed, for files that are already compressed, such as PDFs. */
export interface GrowingZip {
  add(name: string, bytes: Uint8Array): void;
  /** The archive; nothing can be added afterward. */
  end(): Uint8Array;
}

function openZip(at: Date) {
  const parts: Uint8Array[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  const add = (file: ZipPassThrough, bytes: Uint8Array): void => {
    file.mtime = at;
    archive.add(file);
    file.push(bytes, true);
  };
  return { parts, add, end: () => archive.end() };
}

export function growingZip(at: Date): GrowingZip {
  const archive = openZip(at);
  return {
    add: (name, bytes) => archive.add(new ZipPassThrough(name), bytes),
    end: () => {
      archive.end();
      return Buffer.concat(archive.parts);
    },
  };
}

const deflate = promisify(deflateRaw);

/** What is pushed is the file, and what is written is the file deflated. */
class DeflatedFile extends ZipPassThrough {
  override compression = 8;
  readonly #deflated: Uint8Array<ArrayBuffer>;

  constructor(name: string, deflated: Uint8Array<ArrayBuffer>) {
    super(name);
    this.#deflated = deflated;
  }

  protected override process(_file: Uint8Array, isLast: boolean): void {
    this.ondata(null, this.#deflated, isLast);
  }
}

export interface FileToPack {
  name: string;
  bytes: Uint8Array;
  /** Whether it would not become smaller, such as a photo. */
  isCompressed: boolean;
}

/** An archive that is written as its files are read, one at a time. The event loop compresses nothing. */
export async function* zipParts(files: AsyncIterable<FileToPack>, at: Date): AsyncGenerator<Uint8Array> {
  const archive = openZip(at);
  for await (const { name, bytes, isCompressed } of files) {
    archive.add(
      isCompressed ? new ZipPassThrough(name) : new DeflatedFile(name, await deflate(bytes)),
      bytes,
    );
    yield* archive.parts.splice(0);
  }
  archive.end();
  yield* archive.parts.splice(0);
}

/** Data as JSON that people can read too. */
export const jsonFile = (data: unknown): Uint8Array =>
  Buffer.from(`${JSON.stringify(data, null, 2)}\n`, 'utf8');
