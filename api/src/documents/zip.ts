/** Several files as one. */
import { zipSync } from 'fflate';

/** A ZIP archive of the files by name, compressed; `at` is the date that each of them bears. */
export const zip = (files: Record<string, Uint8Array>, at: Date): Uint8Array =>
  zipSync(files, { level: 6, mtime: at });

/** Data as a text that people can read too. */
export const jsonFile = (data: unknown): Uint8Array =>
  Buffer.from(`${JSON.stringify(data, null, 2)}\n`, 'utf8');
