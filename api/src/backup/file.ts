/**
 * A backup on disk: gzipped lines, which any tool can read, or the same encrypted. It gets its name only when it is
 * complete and on disk.
 */
import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { link, open, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable, pipeline as startPipeline } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { describeFailure } from '../platform/lib/fileErrors.ts';
import type { Copy } from './copy.ts';
import {
  AGE_MARK,
  createDecryption,
  createEncryption,
  type Decryption,
  type Openers,
  type Readers,
} from './encryption.ts';
import { BackupError } from './errors.ts';
import { type DataKeys, sealKeyFor } from './keys.ts';
import { damaged, type Header, partsIn, type ReadHeader, readHeader, writeLines } from './lines.ts';

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

const isThere = (path: string) =>
  new BackupError(`${path} already exists, and a backup is never overwritten.`);

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string';

interface NewBackup {
  header: Header;
  parts: Copy['parts'];
  /** The keys that the header lists, which seal it. */
  dataKeys: DataKeys;
  /** Who can open it; if omitted, it is not encrypted. */
  readers?: Readers | undefined;
}

/**
 * Writes a backup that only its owner can read. A killed process leaves a file that ends in `.part`.
 * @throws BackupError if the file already exists or cannot be written.
 */
export async function writeBackup(path: string, backup: NewBackup): Promise<void> {
  if (existsSync(path)) throw isThere(path);
  // Never made: where its disk is not mounted, the backup would fill the one below.
  if (!existsSync(dirname(path)))
    throw new BackupError(
      `The folder ${dirname(path)} does not exist: mount its disk or make it, and run the command again.`,
    );
  const { header, parts, dataKeys, readers } = backup;
  const lines = Readable.from(writeLines(header, parts, sealKeyFor(header.keyIds, dataKeys)));
  const encryption = readers && createEncryption(readers, dataKeys);
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}.part`);
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      const target = file.createWriteStream({ flush: true });
      await (encryption
        ? pipeline(lines, createGzip(), encryption, target)
        : pipeline(lines, createGzip(), target));
      // A link never takes the place of another file.
      await link(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
    await syncFolder(dirname(path));
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw error.syscall === 'link' && error.code === 'EEXIST'
      ? isThere(path)
      : new BackupError(`${path} cannot be written: ${describeFailure(error)}.`);
  }
}

const unreadable = (path: string, error: Error) =>
  new BackupError(`${path} cannot be read: ${describeFailure(error)}.`);

async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path).catch((error) => {
    throw unreadable(path, error);
  });
  try {
    const { buffer } = await file.read(Buffer.alloc(AGE_MARK.length), 0, AGE_MARK.length, 0);
    return buffer.equals(AGE_MARK);
  } catch (error) {
    throw unreadable(path, error as Error);
  } finally {
    await file.close();
  }
}

/** Lines end with only a line feed, because texts may contain any other separator. */
async function* linesIn(path: string, decryption: Decryption | null): AsyncGenerator<string> {
  const text = createGunzip();
  // An error of the file or the decryption arrives at the reader of the text.
  const ended = () => undefined;
  const bytes = createReadStream(path);
  if (decryption) startPipeline(bytes, decryption, text, ended);
  else startPipeline(bytes, text, ended);
  let rest = '';
  try {
    for await (const chunk of text.setEncoding('utf8')) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw isSystemError(error) ? unreadable(path, error) : damaged((error as Error).message);
  } finally {
    text.destroy();
  }
  if (rest) yield rest;
}

export interface BackupFile extends ReadHeader {
  isEncrypted: boolean;
  /** Reads the rows anew each time they are requested; the data keys check the seal. */
  parts: (dataKeys: DataKeys) => Copy['parts'];
}

/** Reads the header. @throws BackupError if there is no such file, or it is not a backup or cannot be opened. */
export async function openBackup(path: string, openers: Openers = {}): Promise<BackupFile> {
  const encrypted = await isEncrypted(path);
  const decryption = encrypted ? createDecryption(openers) : null;
  const reading = linesIn(path, decryption);
  const first = (await reading.next()).value;
  await reading.return(undefined);
  const { header, isSealed } = readHeader(first);
  const parts = async function* (dataKeys: DataKeys) {
    const lines = linesIn(path, decryption);
    if ((await lines.next()).value !== first) throw damaged('it changed while it was read');
    yield* partsIn(first, lines, isSealed ? sealKeyFor(header.keyIds, dataKeys) : null);
  };
  return { header, isSealed, isEncrypted: encrypted, parts };
}

/** Reads a whole backup. Returns its rows. @throws BackupError if it is not as it was written. */
export async function proveWhole(parts: Copy['parts']): Promise<number> {
  let rows = 0;
  for await (const part of parts) if (part.kind === 'sum') rows += part.sum.rows;
  return rows;
}
