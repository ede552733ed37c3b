/**
 * The newest link of the chain, stored outside the database. Anyone who cuts off the end of the log, or replaces it
 * with an old backup, would have to change this file as well.
 */
import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

export interface Head {
  position: bigint;
  hash: string;
}

/** The content of the file: null if nothing was written yet, 'damaged' if the portal did not write it. */
export type KnownHead = Head | 'damaged' | null;

export const HEAD_FILE = 'audit-head.json';
/** Where a damaged file is kept, for anyone who wants to investigate. */
export const DAMAGED_HEAD_FILE = 'audit-head.damaged.json';

const Stored = z.object({
  position: z.string().regex(/^\d{1,18}$/),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

export const headFileIn = (dataDir: string): string => join(dataDir, HEAD_FILE);

function parseHead(text: string): KnownHead {
  try {
    const { position, hash } = Stored.parse(JSON.parse(text));
    return { position: BigInt(position), hash };
  } catch {
    return 'damaged';
  }
}

/** The last head that was written. Throws if the file cannot be read at all. */
export async function readHead(path: string): Promise<KnownHead> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return parseHead(text);
}

/** Moves a damaged file aside and writes the head in its place, once the log was found intact. */
export async function replaceDamagedHead(path: string, head: Head): Promise<void> {
  await copyFile(path, join(dirname(path), DAMAGED_HEAD_FILE));
  await writeHead(path, head);
}

/** Replaces the head atomically: a crash leaves the old one or the new one. */
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
