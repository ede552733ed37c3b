/** Why a file or folder could not be read or written, in words for the operator. */
import { statfsSync } from 'node:fs';

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full; free some space and try again',
  EDQUOT: 'the disk quota is used up; free some space and try again',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'the disk is read-only',
  EIO: 'the disk reports an error',
  ENOENT: 'it does not exist',
  ENOTDIR: 'part of its path is a file',
  EISDIR: 'it is a folder',
  EEXIST: 'it exists already',
};

/** WebAssembly numbers its errors and gives them no message. */
const NAMES_OF_WEBASSEMBLY: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** With less, no database opens, and what it says of that names no reason. */
const LEAST_BYTES = 16 * 1024 ** 2;

function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < LEAST_BYTES;
}

/**
 * The reason, to stand behind a colon.
 * @param folder where it happened, which may be full where nothing says why
 */
export function describeFailure(error: unknown, folder?: string): string {
  const { code, errno, message } = error as { code?: unknown; errno?: number; message?: string };
  const name = message ? String(code) : NAMES_OF_WEBASSEMBLY[errno ?? 0];
  const reason = REASONS[name ?? ''];
  if (reason) return reason;
  if (folder !== undefined && isFull(folder)) return REASONS.ENOSPC!;
  return message || `error ${errno} of WebAssembly`;
}
