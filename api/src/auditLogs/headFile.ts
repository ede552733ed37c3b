/**
 * The newest link of the chain, kept outside the database: whoever cuts off the end of the log, or puts an old backup
 * in its place, would have to change this file as well.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

export interface Head {
  position: bigint;
  hash: string;
}

export const HEAD_FILE = 'audit-head.json';

const Stored = z.object({
  position: z.string().regex(/^\d{1,18}$/),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

export const headFileIn = (dataDir: string): string => join(dataDir, HEAD_FILE);

/** The head that was written last; null where none was. Throws for a file that holds something else. */
export async function readHead(path: string): Promise<Head | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const { position, hash } = Stored.parse(JSON.parse(text));
  return { position: BigInt(position), hash };
}

/** Replaces the head whole: a crash leaves the old one or the new one. */
export async function writeHead(path: string, head: Head): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = await open(draft, 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify({ position: String(head.position), hash: head.hash })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}
