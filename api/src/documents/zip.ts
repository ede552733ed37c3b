/** Combines several files into one. */
import { Zip, ZipPassThrough, zipSync } from 'fflate';

/** A compressed ZIP archive of the files by name; `at` is the date of each file. */
export const zip = (files: Record<string, Uint8Array>, at: Date): Uint8Array =>
  zipSync(files, { level: 6, mtime: at });

/** An archive that is built file by file, uncompressed, for files that are already compressed, such as PDFs. */
export interface GrowingZip {
  add(name: string, bytes: Uint8Array): void;
  /** The archive; nothing can be added afterward. */
  end(): Uint8Array;
}

export function growingZip(at: Date): GrowingZip {
  const parts: Uint8Array[] = [];
  const archive = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  return {
    add: (name, bytes) => {
      const file = new ZipPassThrough(name);
      file.mtime = at;
      archive.add(file);
      file.push(bytes, true);
    },
    end: () => {
      archive.end();
      return Buffer.concat(parts);
    },
  };
}

/** Data as JSON that people can read too. */
export const jsonFile = (data: unknown): Uint8Array =>
  Buffer.from(`${JSON.stringify(data, null, 2)}\n`, 'utf8');
