import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Forces a file or a directory's entries to disk. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
