/** A backup on disk: gzipped lines, which any tool can read. It has its name only when it is whole and on disk. */
import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { link, mkdir, open, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Copy } from './copy.ts';
import { BackupError } from './errors.ts';
import { type Header, partsIn, readHeader, writeLines } from './lines.ts';

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}

const isThere = (path: string) =>
  new BackupError(`${path} already exists, and a backup is never overwritten.`);

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && typeof (error as NodeJS.ErrnoException).syscall === 'string';

/**
 * Writes a backup that only its owner can read. A process that is killed leaves a file that ends in `.part`.
 * @throws BackupError when the file already exists or cannot be written.
 */
export async function writeBackup(path: string, header: Header, parts: Copy['parts']): Promise<void> {
  if (existsSync(path)) throw isThere(path);
  const draft = join(dirname(path), `.${basename(path)}.${randomBytes(4).toString('hex')}.part`);
  try {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(draft, 'wx', 0o600);
    try {
      await pipeline(
        Readable.from(writeLines(header, parts)),
        createGzip(),
        file.createWriteStream({ flush: true }),
      );
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
      : new BackupError(`${path} cannot be written: ${error.message}`);
  }
}

/** Lines end with just a line feed: texts may contain every other kind of separator. */
async function* linesIn(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = createGunzip();
  file.on('error', (error) => text.destroy(error));
  file.pipe(text).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
  } catch (error) {
    if (isSystemError(error)) throw new BackupError(`${path} cannot be read: ${error.message}`);
    throw new BackupError(`The backup is damaged: ${(error as Error).message}. Nothing was changed.`);
  } finally {
    file.destroy();
  }
  if (rest) yield rest;
}

export interface BackupFile {
  header: Header;
  /** Reads the rows, once each time it is requested. */
  parts: () => Copy['parts'];
}

/** Reads the header. @throws BackupError when the file is none or not a backup. */
export async function openBackup(path: string): Promise<BackupFile> {
  const parts = async function* () {
    const lines = linesIn(path);
    const { value: first } = await lines.next();
    readHeader(first);
    yield* partsIn(first!, lines);
  };
  for await (const first of linesIn(path)) return { header: readHeader(first), parts };
  return { header: readHeader(undefined), parts };
}

/** Reads the whole backup. Returns its rows. @throws BackupError when it is not as it was written. */
export async function proveWhole({ parts }: BackupFile): Promise<number> {
  let rows = 0;
  for await (const part of parts()) if (part.kind === 'sum') rows += part.sum.rows;
  return rows;
}
