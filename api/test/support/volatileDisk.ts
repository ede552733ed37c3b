/** A disk that loses power: it keeps only what was synced in a folder. */
import {
  type BigIntStats,
  closeSync,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  readSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';

interface Entry {
  name: string;
  file: bigint;
  isDirectory: boolean;
}

interface Synced {
  /** The number of the sync. */
  number: number;
  bytes: number;
}

const isEmptyPage = (content: Buffer): boolean => content.subarray(0, 8192).every((byte) => byte === 0);

/** Reads a whole file, into the buffer if it fits, because a write-ahead log is synced with every commit. */
function readInto(buffer: Buffer | undefined, path: string, size: number): Buffer {
  if (buffer?.length !== size) return readFileSync(path);
  const handle = openSync(path, 'r');
  try {
    readSync(handle, buffer, 0, size, 0);
  } finally {
    closeSync(handle);
  }
  return buffer;
}

export class VolatileDisk {
  readonly #folder: string;
  /** Holds another name of each file, so that no later file gets its inode. */
  readonly #names: string;
  readonly #named = new Set<bigint>();
  /** Each file's content at its last sync; missing if it was never synced. */
  readonly #contents = new Map<bigint, Buffer>();
  /** The names in each directory at its last sync. */
  readonly #entries = new Map<bigint, Entry[]>();
  /** The sync requests by path: separate from the data above, which they help to judge. */
  readonly #synced = new Map<string, Synced>();
  /** The same at the power cut. */
  #atCut = new Map<string, Synced>();
  #count = 0;

  /** The current content of the folder is safe. A second folder beside it holds the inodes. */
  constructor(folder: string) {
    this.#folder = folder;
    this.#names = `${folder}.inodes`;
    mkdirSync(this.#names);
    this.#keepAll(folder);
  }

  #keepAll(path: string): void {
    const stats = lstatSync(path, { bigint: true });
    this.#keep(path, stats);
    if (stats.isDirectory()) for (const name of readdirSync(path)) this.#keepAll(join(path, name));
  }

  #keep(path: string, stats: BigIntStats): void {
    const { ino } = stats;
    if (stats.isDirectory()) {
      this.#entries.set(ino, this.#entriesOf(path));
      return;
    }
    this.#contents.set(ino, readInto(this.#contents.get(ino), path, Number(stats.size)));
    this.#synced.set(relative(this.#folder, path), { number: this.#count, bytes: Number(stats.size) });
  }

  #entriesOf(directory: string): Entry[] {
    return readdirSync(directory).map((name) => {
      const path = join(directory, name);
      const stats = lstatSync(path, { bigint: true });
      const isDirectory = stats.isDirectory();
      if (!isDirectory && !this.#named.has(stats.ino)) {
        linkSync(path, join(this.#names, String(stats.ino)));
        this.#named.add(stats.ino);
      }
      return { name, file: stats.ino, isDirectory };
    });
  }

  /** Makes a file or directory safe, as fsync does: a file's content, and a directory's names. */
  sync(handle: number): string {
    this.#count += 1;
    const path = readlinkSync(`/proc/self/fd/${handle}`);
    this.#keep(path, fstatSync(handle, { bigint: true }));
    return relative(this.#folder, path);
  }

  /** The files of a directory whose content differs from the disk's. */
  unsynced(directory: string): string[] {
    const names = new Set(this.#entries.get(this.#inode(directory))?.map(({ name }) => name));
    return readdirSync(join(this.#folder, directory)).filter((name) => {
      const path = join(this.#folder, directory, name);
      const stats = lstatSync(path, { bigint: true });
      if (!stats.isFile() || stats.size === 0n) return false;
      const kept = this.#contents.get(stats.ino);
      return !names.has(name) || !kept?.equals(readFileSync(path));
    });
  }

  #inode(directory: string): bigint {
    return lstatSync(join(this.#folder, directory), { bigint: true }).ino;
  }

  /** Writes what is left after the power cut into a new folder. */
  leaveTo(folder: string): void {
    this.#atCut = new Map(this.#synced);
    this.#leave(this.#inode('.'), folder);
  }

  #leave(directory: bigint, path: string): void {
    mkdirSync(path, { mode: 0o700 });
    for (const { name, file, isDirectory } of this.#entries.get(directory) ?? []) {
      if (isDirectory) this.#leave(file, join(path, name));
      else writeFileSync(join(path, name), this.#contents.get(file) ?? '', { mode: 0o600 });
    }
  }

  /**
   * Decides who lost a file's missing bytes: the database, which never requested a sync, or this disk, which was asked
   * to keep them.
   */
  judge(path: string, left: Buffer | null): string {
    const asked = this.#atCut.get(path);
    const found = left
      ? `${left.length} bytes${isEmptyPage(left) ? ', the first page empty' : ''}`
      : 'nothing of it';
    if (!asked) return `The database never synced ${path}, and ${found} came back.`;
    const synced = `The database synced ${path} with ${asked.bytes} bytes, by sync ${asked.number}`;
    return left?.length === asked.bytes
      ? `${synced}, and they came back (${found}): it lost the page itself, in recovery or before the sync.`
      : `${synced}, and ${found} came back: the disk of this test lost it, not the database.`;
  }
}
