/**
 * Which sample company a data folder has. One of an earlier version is removed, so that the next start makes it again; a
 * folder with any other company is never touched.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { DAMAGED_HEAD_FILE, HEAD_FILE } from '../audit/headFile.ts';
import { SettingsError } from '../platform/config/config.ts';
import { openDatabase } from '../platform/db/database.ts';
import { hasDatabase, POSTGRES_FOLDER } from '../platform/db/embedded/hasDatabase.ts';
import { STAFF } from './people.ts';

/** Counts the contents of the sample. A change of what is in it adds one. */
export const SAMPLE_VERSION = 7;

/** Written when the sample is whole. The first version had none. */
const VERSION_FILE = 'sample-version';
const REMOVED_FOLDER = `${POSTGRES_FOLDER}.removed`;
const versionFile = (dataDir: string) => join(dataDir, VERSION_FILE);

export const markSample = (dataDir: string): void =>
  writeFileSync(versionFile(dataDir), `${SAMPLE_VERSION}\n`, { mode: 0o600 });

function isCurrent(dataDir: string): boolean {
  try {
    return readFileSync(versionFile(dataDir), 'utf8').trim() === String(SAMPLE_VERSION);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Whose addresses they are: everyone in the sample has one that no one can have. */
async function readAddresses(dataDir: string): Promise<string[]> {
  const database = await openDatabase({ dataDir }, pino({ level: 'silent' }));
  try {
    const people = await database.prisma.user.findMany({ select: { email: true } });
    return people.map(({ email }) => email);
  } catch (error) {
    // The database was made, and no table yet.
    if ((error as { code?: unknown }).code === 'P2021') return [];
    throw error;
  } finally {
    await database.close();
  }
}

/** Whose folder it is. A folder without people gets filled. */
export function whoseFolder(addresses: readonly string[]): 'NO_ONE' | 'SAMPLE' | 'OTHER' {
  if (addresses.length === 0) return 'NO_ONE';
  const isSample =
    STAFF.some(({ email }) => addresses.includes(email)) &&
    addresses.every((address) => address.endsWith('@example.com'));
  return isSample ? 'SAMPLE' : 'OTHER';
}

/**
 * Removes the sample of another version, or one that was not finished; its keys stay. Returns whether it has.
 * @throws SettingsError where the folder has another company, FolderInUseError where a portal runs on it.
 */
export async function removeEarlierSample(dataDir: string): Promise<boolean> {
  if (!hasDatabase(dataDir) || isCurrent(dataDir)) return false;
  const owner = whoseFolder(await readAddresses(dataDir));
  if (owner === 'NO_ONE') return false;
  if (owner === 'OTHER')
    throw new SettingsError(
      `${dataDir} has people who are not in the sample company of this version. It is left as it is: move it elsewhere, or set another DATA_DIR.`,
    );
  const remove = (name: string) => rmSync(join(dataDir, name), { recursive: true, force: true });
  // The head of a log must not outlive it: the next one would look cut off.
  for (const name of [VERSION_FILE, HEAD_FILE, DAMAGED_HEAD_FILE, REMOVED_FOLDER]) remove(name);
  // At once, whatever stops it: half a database could not be opened.
  renameSync(join(dataDir, POSTGRES_FOLDER), join(dataDir, REMOVED_FOLDER));
  remove(REMOVED_FOLDER);
  return true;
}
