/** A disk that loses its power: of a folder it keeps what was synced, and nothing else. */
import {
  type BigIntStats,
  fstatSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** What stays the same when a file gets another name, and is never another file's. */
const identityOf = ({ ino, birthtimeNs }: BigIntStats): string => `${ino} ${birthtimeNs}`;

interface Entry {
  name: string;
  file: string;
  isDirectory: boolean;
}

const entriesOf = (directory: string): Entry[] =>
  readdirSync(directory).map((name) => {
    const stats = lstatSync(join(directory, name), { bigint: true });
    return { name, file: identityOf(stats), isDirectory: stats.isDirectory() };
  });

export class VolatileDisk {
  readonly #root: string;
  /** Each file's content when it was last synced; none that never was. */
  readonly #contents = new Map<string, Buffer>();
  /** Of each directory the names that were in it then. */
  readonly #entries = new Map<string, Entry[]>();

  /** What is in the folder by now is safe. */
  constructor(folder: string) {
    this.#root = identityOf(lstatSync(folder, { bigint: true }));
    this.#keepAll(folder);
  }

  #keepAll(path: string): void {
    const stats = lstatSync(path, { bigint: true });
    this.#keep(path, stats);
    if (stats.isDirectory()) for (const name of readdirSync(path)) this.#keepAll(join(path, name));
  }

  #keep(path: string, stats: BigIntStats): void {
    if (stats.isDirectory()) this.#entries.set(identityOf(stats), entriesOf(path));
    else this.#contents.set(identityOf(stats), readFileSync(path));
  }

  /** A file or a directory is made safe, as by fsync: a file's content, and a directory's names. */
  sync(handle: number): void {
    this.#keep(readlinkSync(`/proc/self/fd/${handle}`), fstatSync(handle, { bigint: true }));
  }

  /** Puts into a new folder what is there when the power is back. */
  leaveTo(folder: string): void {
    this.#leave(this.#root, folder);
  }

  #leave(directory: string, path: string): void {
    mkdirSync(path, { mode: 0o700 });
    for (const { name, file, isDirectory } of this.#entries.get(directory) ?? []) {
      if (isDirectory) this.#leave(file, join(path, name));
      else writeFileSync(join(path, name), this.#contents.get(file) ?? '', { mode: 0o600 });
    }
  }
}
