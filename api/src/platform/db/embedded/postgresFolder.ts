/** Creates and opens the folder of the embedded PostgreSQL. */
import { constants, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { syncPath } from '../../lib/syncPath.ts';
import { DURABLE_START_PARAMS, DurableFolder, proveDurable } from './durableFolder.ts';

/** Opens an existing folder. Commits are on disk before they are acknowledged. */
export async function openPostgresFolder(path: string): Promise<{ db: PGlite; folder: DurableFolder }> {
  const folder = new DurableFolder(path);
  const db = await PGlite.create({
    fs: folder,
    startParams: DURABLE_START_PARAMS,
    extensions: { pg_trgm },
  });
  await proveDurable(db, folder);
  return { db, folder };
}

/**
 * Creates a new, empty database. It gets its final name only when it is complete and on disk, so a process killed
 * halfway leaves nothing that the next one could take for a database.
 */
export async function initialisePostgresFolder(path: string): Promise<void> {
  const draft = `${path}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  // Not durable yet, which is much faster: everything is forced to disk at once below.
  const db = await PGlite.create({ dataDir: draft, extensions: { pg_trgm } });
  await db.close();
  syncTree(draft);
  renameSync(draft, path);
  syncPath(dirname(path));
}

/**
 * Copies an open folder, as a power failure would leave it: with everything committed. Synchronous, so no query runs
 * meanwhile.
 */
export function copyPostgresFolder(path: string, to: string): void {
  const draft = `${to}.new`;
  const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
  remove(draft);
  try {
    cpSync(path, draft, { recursive: true, mode: constants.COPYFILE_FICLONE });
    syncTree(draft);
    remove(to);
    renameSync(draft, to);
    syncPath(dirname(to));
  } catch (error) {
    remove(draft);
    throw error;
  }
}

/** Whether there is a database at this path. */
export const hasPostgresFolder = (path: string): boolean => existsSync(join(path, 'PG_VERSION'));

function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(directory);
}
