/** Why a file or folder could not be read or written, for the operator. */
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

/** WebAssembly errors have a number and no message. */
const NAMES_OF_WEBASSEMBLY: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

/** With less space, no database opens, and its error does not give the reason. */
const LEAST_BYTES = 16 * 1024 ** 2;

function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < LEAST_BYTES;
}

/**
 * The reason, to put after a colon.
 * @param folder where it happened; it may be full if the error gives no reason
 */
export function describeFailure(error: unknown, folder?: string): string {
  const { code, errno, message } = error as { code?: unknown; errno?: number; message?: string };
  const name = message ? String(code) : NAMES_OF_WEBASSEMBLY[errno ?? 0];
  const reason = REASONS[name ?? ''];
  if (reason) return reason;
  if (folder !== undefined && isFull(folder)) return REASONS.ENOSPC!;
  return message || `error ${errno} of WebAssembly`;
}
