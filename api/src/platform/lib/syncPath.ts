import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Asks the disk to keep a file or the entries of a directory. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
