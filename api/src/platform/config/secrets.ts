/** The two secrets of an installation: given by the environment, or made once and kept in DATA_DIR. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { describeFailure } from '../lib/fileErrors.ts';
import { syncPath } from '../lib/syncPath.ts';
import { type Settings, SettingsError } from './config.ts';

export interface Secrets {
  /** What session tokens are signed with, at least 32 bytes. */
  jwtSecret: Buffer;
  /** The key of what is encrypted at rest, 32 bytes. Without it taxpayer numbers and passwords are lost. */
  dataKey: Buffer;
  /**
   * The data keys before this one, the newest first: they open what has not moved on to the newest one yet.
   */
  previousDataKeys?: readonly Buffer[];
}

type SecretSettings = Pick<Settings, 'dataDir' | 'jwtSecret' | 'dataKey' | 'previousDataKeys'>;

/**
 * Call it before the database is opened: a data folder that has a database but no data key is refused.
 * @throws SettingsError naming the variable or the file.
 */
export function loadSecrets(settings: SecretSettings): Secrets {
  const jwtSecret = settings.jwtSecret
    ? Buffer.from(settings.jwtSecret)
    : keptSecrets(settings.dataDir, JWT_SECRET)[0]!;
  return { jwtSecret, ...loadDataKeys(settings) };
}

/** The data keys alone. @throws SettingsError as `loadSecrets` does. */
export function loadDataKeys(settings: SecretSettings): Omit<Secrets, 'jwtSecret'> {
  const [dataKey, ...previousDataKeys] = settings.dataKey
    ? [settings.dataKey, ...(settings.previousDataKeys ?? [])].map((key) => Buffer.from(key, 'base64'))
    : keptSecrets(settings.dataDir, DATA_KEY);
  return { dataKey: dataKey!, ...(previousDataKeys.length && { previousDataKeys }) };
}

interface Kept {
  file: string;
  variable: string;
}
const JWT_SECRET: Kept = { file: 'jwt-secret', variable: 'JWT_SECRET' };
/** One key a line, the newest first. */
const DATA_KEY: Kept = { file: 'data-key', variable: 'DATA_KEY' };

/**
 * Puts a new data key before those that DATA_DIR keeps; on disk before it returns, so that nothing is ever encrypted
 * with a key that a crash could lose.
 * @throws SettingsError if the key comes from the environment, or the file cannot be used.
 */
export function addDataKey(settings: SecretSettings): void {
  if (settings.dataKey)
    throw new SettingsError(
      'DATA_KEY is set: give it the new key, put the old one in front of DATA_KEY_PREVIOUS and start again.',
    );
  const kept = keptSecrets(settings.dataDir, DATA_KEY);
  const draft = writeDraft(settings.dataDir, DATA_KEY.file, [randomBytes(32), ...kept]);
  renameSync(draft, join(settings.dataDir, DATA_KEY.file));
  syncPath(settings.dataDir);
}

/** Whether DATA_DIR keeps the data keys. */
export const hasKeptKeys = (dataDir: string): boolean => existsSync(join(dataDir, DATA_KEY.file));

/**
 * Gives a folder that has none the data keys of another installation, the newest first.
 * @throws SettingsError when the folder cannot be written to.
 */
export const keepDataKeys = (dataDir: string, keys: readonly Buffer[]): void =>
  placeSecrets(dataDir, DATA_KEY.file, keys);

function keptSecrets(dataDir: string, { file, variable }: Kept): Buffer[] {
  const path = join(dataDir, file);
  if (!existsSync(path)) {
    if (variable === 'DATA_KEY' && existsSync(join(dataDir, 'postgres')))
      throw new SettingsError(
        `DATA_KEY must be set, or ${path} restored: the database in DATA_DIR was encrypted with it.`,
      );
    placeSecrets(dataDir, file, [randomBytes(32)]);
  }
  const mode = statSync(path).mode & 0o777;
  // Windows has no such modes.
  if (process.platform !== 'win32' && mode & 0o077)
    throw new SettingsError(
      `${variable}: ${path} can be read by other users (mode ${mode.toString(8)}); run: chmod 600 ${path}`,
    );
  const secrets = readFileSync(path, 'utf8')
    .trim()
    .split(/\s+/)
    .map((line) => Buffer.from(line, 'base64'));
  if (secrets.some(({ length }) => length !== 32))
    throw new SettingsError(`${variable}: ${path} does not hold 32 bytes in base64.`);
  return secrets;
}

// Whole and on disk before it gets its name; a link never replaces a secret that another start just made.
function placeSecrets(dataDir: string, file: string, secrets: readonly Buffer[]): void {
  const draft = writeDraft(dataDir, file, secrets);
  try {
    linkSync(draft, join(dataDir, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  syncPath(dataDir);
}

/** Writes secrets to a file next to the one they are for. Returns its path. */
function writeDraft(dataDir: string, name: string, secrets: readonly Buffer[]): string {
  const draft = join(dataDir, `${name}.${randomBytes(6).toString('hex')}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const file = openSync(draft, 'wx', 0o600);
    try {
      writeSync(file, secrets.map((secret) => `${secret.toString('base64')}\n`).join(''));
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    // Not force: where the folder is a file, that is an error as well.
    if (existsSync(draft)) rmSync(draft);
    throw new SettingsError(`DATA_DIR ${dataDir} cannot be written to: ${describeFailure(error)}.`);
  }
  return draft;
}
