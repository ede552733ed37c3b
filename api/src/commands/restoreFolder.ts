/** Turns a backup into a portal's database: a folder that gets its name once it is complete, or a server's database. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createServices } from '../app/services.ts';
import { HEAD_FILE, headFileIn, writeHead } from '../audit/headFile.ts';
import { BackupError } from '../backup/errors.ts';
import type { BackupFile } from '../backup/file.ts';
import { type DataKeys, requireKeys } from '../backup/keys.ts';
import type { Header } from '../backup/lines.ts';
import { type Loaded, load } from '../backup/load.ts';
import { assertDataKeys } from '../domains/taxProfiles/dataKeys.ts';
import type { Services } from '../operation/services.ts';
import type { Settings } from '../platform/config/config.ts';
import { hasKeptKeys, keepDataKeys, loadDataKeys } from '../platform/config/secrets.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { lockFolder } from '../platform/db/embedded/folderLock.ts';
import { hasDatabase, POSTGRES_FOLDER } from '../platform/db/embedded/hasDatabase.ts';
import { migrate } from '../platform/db/migrate.ts';
import { syncPath } from '../platform/lib/syncPath.ts';

const DRAFT = 'restoring';
const OLD_HEAD_FILE = 'audit-head.before-restore.json';

export interface Keys {
  dataKeys: DataKeys;
  /** Whether the keys come from the backup, because the new place has none. */
  brought: boolean;
}

interface Restore {
  backup: BackupFile;
  keys: Keys;
  settings: Settings;
  log: Logger;
  onTable: (name: string, rows: number) => void;
  /** Checks the restored data, before it takes effect if that is possible. */
  inspect: (services: Services) => Promise<void>;
}

/** The data keys that the new place has. */
export const keysInPlace = (settings: Settings): DataKeys | undefined =>
  settings.dataKey || hasKeptKeys(settings.dataDir) ? loadDataKeys(settings) : undefined;

/**
 * The keys of the new place: its own, or those in the backup. @throws BackupError if they are not those of the backup.
 */
export function chooseKeys(header: Header, settings: Settings): Keys {
  const inPlace = keysInPlace(settings);
  if (inPlace) {
    requireKeys(header.keyIds, inPlace);
    return { dataKeys: inPlace, brought: false };
  }
  if (!header.keys)
    throw new BackupError(
      `The data keys are not in this backup: put the separately kept file data-key into DATA_DIR ${settings.dataDir}, or set DATA_KEY.`,
    );
  const [dataKey, ...previousDataKeys] = header.keys.map((key) => Buffer.from(key, 'base64'));
  return { dataKeys: { dataKey: dataKey!, previousDataKeys }, brought: true };
}

/** An older backup is brought up to date, and the end of its audit log becomes the one stored outside. */
async function finish(database: Database, dataDir: string, restore: Restore): Promise<void> {
  await migrate(database.pool);
  const { head } = restore.backup.header;
  if (head) await writeHead(headFileIn(dataDir), head);
  const settings = { ...restore.settings, dataDir };
  const onSealingError = (error: unknown) => restore.log.error(error);
  // All sessions have ended, so any key to sign them with will do.
  const secrets = { jwtSecret: randomBytes(32), ...restore.keys.dataKeys };
  const services = createServices({ database, secrets, settings, sealDelay: null, onSealingError });
  await assertDataKeys(services);
  await restore.inspect(services);
}

const copyOf = ({ backup: { header, parts }, keys }: Restore) => ({
  manifest: header,
  parts: parts(keys.dataKeys),
});

/** The head of an earlier database is kept under another name. */
function putHeadAside(dataDir: string): void {
  const head = headFileIn(dataDir);
  if (existsSync(head)) renameSync(head, join(dataDir, OLD_HEAD_FILE));
}

async function restoreIntoFolder(restore: Restore): Promise<Loaded> {
  const { settings, log, keys, onTable } = restore;
  const { dataDir } = settings;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await lockFolder(dataDir, process.pid);
  if (hasDatabase(dataDir))
    throw new BackupError(
      `DATA_DIR ${dataDir} already has a database, and nothing is ever overwritten: move ${join(dataDir, POSTGRES_FOLDER)} away, or set DATA_DIR to another folder.`,
    );
  const draft = join(dataDir, DRAFT);
  rmSync(draft, { recursive: true, force: true });
  const database = await openDatabase({ dataDir: draft }, log);
  let loaded: Loaded;
  try {
    const finished = () => finish(database, draft, restore);
    loaded = await load(database.pool, copyOf(restore), { onTable, isOldCopy: true, finish: finished });
  } catch (error) {
    await database.close();
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  await database.close();
  if (keys.brought) keepDataKeys(dataDir, [keys.dataKeys.dataKey, ...(keys.dataKeys.previousDataKeys ?? [])]);
  putHeadAside(dataDir);
  if (existsSync(headFileIn(draft))) renameSync(headFileIn(draft), join(dataDir, HEAD_FILE));
  // From here on the folder has the database.
  renameSync(join(draft, POSTGRES_FOLDER), join(dataDir, POSTGRES_FOLDER));
  syncPath(dataDir);
  rmSync(draft, { recursive: true, force: true });
  return loaded;
}

async function restoreIntoServer(restore: Restore): Promise<Loaded> {
  const { settings, log, onTable } = restore;
  const database = await openDatabase(settings, log);
  try {
    // Whenever this is cut short, no head of another database is beside the one that counts.
    const beforeCommit = () => putHeadAside(settings.dataDir);
    return await load(database.pool, copyOf(restore), {
      onTable,
      beforeCommit,
      isOldCopy: true,
      finish: () => finish(database, settings.dataDir, restore),
    });
  } finally {
    await database.close();
  }
}

/**
 * Restores into the empty location in the settings. @throws BackupError and others with one clear line. It then leaves
 * nothing there, or in a server's database only what the same restore continues with.
 */
export const restoreBackup = (restore: Restore): Promise<Loaded> =>
  restore.settings.databaseUrl ? restoreIntoServer(restore) : restoreIntoFolder(restore);
