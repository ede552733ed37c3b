/** A backup becomes a portal's database: a folder that gets its name when it is whole, or a server's database. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createServices } from '../app/services.ts';
import { HEAD_FILE, headFileIn, writeHead } from '../audit/headFile.ts';
import { BackupError } from '../backup/errors.ts';
import type { BackupFile } from '../backup/file.ts';
import { requireKeys } from '../backup/keys.ts';
import { type Loaded, load } from '../backup/load.ts';
import { assertDataKeys } from '../domains/taxProfiles/dataKeys.ts';
import type { Services } from '../operation/services.ts';
import type { Settings } from '../platform/config/config.ts';
import { hasKeptKeys, keepDataKeys, loadSecrets, type Secrets } from '../platform/config/secrets.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { lockFolder } from '../platform/db/embedded/folderLock.ts';
import { hasDatabase, POSTGRES_FOLDER } from '../platform/db/embedded/hasDatabase.ts';
import { migrate } from '../platform/db/migrate.ts';
import { syncPath } from '../platform/lib/syncPath.ts';

const DRAFT = 'restoring';
const OLD_HEAD_FILE = 'audit-head.before-restore.json';

interface Restore {
  backup: BackupFile;
  settings: Settings;
  log: Logger;
  onTable: (name: string, rows: number) => void;
  /** Looks at what has been restored, before it counts where that is possible. */
  inspect: (services: Services) => Promise<void>;
}

interface Keys {
  secrets: Secrets;
  /** The data keys in the backup, where the new place has none. */
  brought: Buffer[];
}

/**
 * The keys of the new place: its own, or those in the backup. @throws BackupError if they are not those of the backup.
 */
function keysFor({ backup: { header }, settings }: Restore): Keys {
  if (settings.dataKey || hasKeptKeys(settings.dataDir)) {
    const secrets = loadSecrets(settings);
    requireKeys(header.keyIds, secrets);
    return { secrets, brought: [] };
  }
  if (!header.keys)
    throw new BackupError(
      `The data keys are not in this backup: put the separately kept file data-key into DATA_DIR ${settings.dataDir}, or set DATA_KEY.`,
    );
  const brought = header.keys.map((key) => Buffer.from(key, 'base64'));
  const [dataKey, ...previousDataKeys] = brought;
  // All sessions end here, so any key to sign them with will do.
  return { secrets: { jwtSecret: randomBytes(32), dataKey: dataKey!, previousDataKeys }, brought };
}

/** An older backup is brought up to date, and the end of its audit log becomes the one stored outside. */
async function finish(
  database: Database,
  secrets: Secrets,
  dataDir: string,
  restore: Restore,
): Promise<void> {
  await migrate(database.pool);
  const { head } = restore.backup.header;
  if (head) await writeHead(headFileIn(dataDir), head);
  const settings = { ...restore.settings, dataDir };
  const onSealingError = (error: unknown) => restore.log.error(error);
  const services = createServices({ database, secrets, settings, sealDelay: null, onSealingError });
  await assertDataKeys(services);
  await restore.inspect(services);
}

const copyOf = ({ header, parts }: BackupFile) => ({ manifest: header, parts: parts() });

/** The head of an earlier database is kept, under another name. */
function putHeadAside(dataDir: string): void {
  const head = headFileIn(dataDir);
  if (existsSync(head)) renameSync(head, join(dataDir, OLD_HEAD_FILE));
}

async function restoreIntoFolder(restore: Restore): Promise<Loaded> {
  const { settings, log, backup, onTable } = restore;
  const { dataDir } = settings;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  await lockFolder(dataDir, process.pid);
  if (hasDatabase(dataDir))
    throw new BackupError(
      `DATA_DIR ${dataDir} already has a database, and nothing is ever overwritten: move ${join(dataDir, POSTGRES_FOLDER)} away, or set DATA_DIR to another folder.`,
    );
  const { secrets, brought } = keysFor(restore);
  const draft = join(dataDir, DRAFT);
  rmSync(draft, { recursive: true, force: true });
  const database = await openDatabase({ dataDir: draft }, log);
  let loaded: Loaded;
  try {
    loaded = await load(database.pool, copyOf(backup), { onTable, endAccessTokens: true });
    await finish(database, secrets, draft, restore);
  } catch (error) {
    await database.close();
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  await database.close();
  if (brought.length) keepDataKeys(dataDir, brought);
  putHeadAside(dataDir);
  if (existsSync(headFileIn(draft))) renameSync(headFileIn(draft), join(dataDir, HEAD_FILE));
  // From here on the folder has the database.
  renameSync(join(draft, POSTGRES_FOLDER), join(dataDir, POSTGRES_FOLDER));
  syncPath(dataDir);
  rmSync(draft, { recursive: true, force: true });
  return loaded;
}

async function restoreIntoServer(restore: Restore): Promise<Loaded> {
  const { settings, log, backup, onTable } = restore;
  const { secrets } = keysFor(restore);
  const database = await openDatabase(settings, log);
  try {
    // Whenever this is cut short, no head of another database is beside the one that counts.
    const beforeCommit = () => putHeadAside(settings.dataDir);
    const loaded = await load(database.pool, copyOf(backup), {
      onTable,
      beforeCommit,
      endAccessTokens: true,
    });
    await finish(database, secrets, settings.dataDir, restore);
    return loaded;
  } finally {
    await database.close();
  }
}

/**
 * Restores into the empty location in the settings. @throws BackupError and others with one clear line; nothing is
 * there then.
 */
export const restoreBackup = (restore: Restore): Promise<Loaded> =>
  restore.settings.databaseUrl ? restoreIntoServer(restore) : restoreIntoFolder(restore);
