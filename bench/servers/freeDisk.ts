import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** How much of the disk with the folders of the run is free, in percent, as the portal says it. */
export async function readFreeDisk(): Promise<number> {
  const { bavail, blocks } = await statfs(tmpdir());
  return Math.floor((100 * bavail) / blocks);
}
