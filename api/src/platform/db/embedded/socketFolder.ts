import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOCKET_NAME } from './messages.ts';

/** The longest socket path; macOS has the lowest limit. */
const MAX_SOCKET_PATH = 103;

/**
 * The folder of the embedded server's socket: the data folder, or a private one with a short name if that path would be
 * too long.
 */
export function socketFolder(dataDir: string): string {
  if (Buffer.byteLength(join(dataDir, SOCKET_NAME)) <= MAX_SOCKET_PATH) return dataDir;
  const folder = join(tmpdir(), `cp-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`);
  mkdirSync(folder, { mode: 0o700, recursive: true });
  const { uid } = statSync(folder);
  if (process.getuid && uid !== process.getuid()) throw new Error(`${folder} belongs to someone else.`);
  chmodSync(folder, 0o700);
  return folder;
}
