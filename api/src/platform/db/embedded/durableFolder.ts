/**
 * PGlite's folder on disk, made to survive a power failure. By default, PGlite never forces data to disk: it starts
 * PostgreSQL with `-F`, and its file system has no fsync. Here fsync reaches the disk, as do the directory entries of
 * files that are created, renamed or removed. The hooks are in Emscripten's NODEFS, which is not a public interface;
 * `proveDurable` fails the start if they stop working.
 */
import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncPath } from '../../lib/syncPath.ts';

interface FsNode {
  parent: FsNode;
}
interface NodeFileSystem {
  realPath(node: FsNode): string;
  node_ops: Record<string, (...args: never[]) => unknown>;
  stream_ops: { fsync?: (stream: { nfd?: number }) => number };
}

/** PostgreSQL's parameters without `-F`. fdatasync is a stub in WebAssembly, so the method must be fsync. */
export const DURABLE_START_PARAMS = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
];

/** The file system of one database folder. */
export class DurableFolder extends NodeFS {
  /** How many times a file was forced to disk since the start. */
  fsyncs = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const hook = (module: unknown) =>
      this.#hook((module as { FS: { filesystems: { NODEFS: NodeFileSystem } } }).FS.filesystems.NODEFS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [hook, ...(emscriptenOpts.preRun ?? [])] } };
  }

  #hook(files: NodeFileSystem): void {
    files.stream_ops.fsync = (stream) => {
      if (stream.nfd !== undefined) {
        fsyncSync(stream.nfd);
        this.fsyncs += 1;
      }
      return 0;
    };
    // The changed directory is the first argument, except for rename, which has the old and the new one.
    const after = (name: string, directories: (...args: FsNode[]) => FsNode[]) => {
      const original = files.node_ops[name] as (...args: unknown[]) => unknown;
      files.node_ops[name] = (...args: unknown[]) => {
        const changed = new Set(directories(...(args as FsNode[])).map((node) => files.realPath(node)));
        const result = original(...args);
        for (const directory of changed) syncPath(directory);
        return result;
      };
    };
    for (const name of ['mknod', 'unlink', 'rmdir', 'symlink']) after(name, (parent) => [parent!]);
    after('rename', (node, newParent) => [node!.parent, newParent!]);
  }
}

/**
 * Commits something and checks whether it reached the disk.
 * @throws Error if it did not; then the start fails.
 */
export async function proveDurable(db: PGlite, folder: DurableFolder): Promise<void> {
  const before = folder.fsyncs;
  await db.query(`SELECT pg_logical_emit_message(true, 'carrier-portal', 'durability check')`);
  if (folder.fsyncs === before) {
    throw new Error(
      'The embedded database does not write its commits to disk: this version of PGlite is not supported.',
    );
  }
}
