/** How much space is left on a folder's disk. */
import { statfs } from 'node:fs/promises';

export interface FreeDisk {
  bytes: number;
  /** Rounded down. */
  percent: number;
}

/** Null if it cannot be read. */
export async function readFreeDisk(folder: string): Promise<FreeDisk | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { bytes: bavail * bsize, percent: Math.floor((100 * bavail) / blocks) };
  } catch {
    return null;
  }
}
