/** The two secrets of an installation: set in the environment, or generated once and stored in DATA_DIR. */
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
  /** Signs session tokens; at least 32 bytes. */
  jwtSecret: Buffer;
  /** Encrypts data at rest; 32 bytes. Without it, taxpayer numbers and passwords are lost. */
  dataKey: Buffer;
  /** Previous data keys, newest first. They decrypt what has not moved to the newest one yet. */
  previousDataKeys?: readonly Buffer[];
}

type SecretSettings = Pick<Settings, 'dataDir' | 'jwtSecret' | 'dataKey' | 'previousDataKeys'>;

/**
 * Call it before the database is opened: a data folder with a database but without a data key is refused.
 * @throws SettingsError naming the variable or the file.
 */
export function loadSecrets(settings: SecretSettings): Secrets {
  const jwtSecret = settings.jwtSecret
    ? Buffer.from(settings.jwtSecret)
    : keptSecrets(settings.dataDir, JWT_SECRET)[0]!;
  return { jwtSecret, ...loadDataKeys(settings) };
}

/** Only the data keys. @throws SettingsError as `loadSecrets` does. */
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
/** One key per line, newest first. */
const DATA_KEY: Kept = { file: 'data-key', variable: 'DATA_KEY' };

/**
 * Adds a new data key before those in DATA_DIR. It is on disk before this returns, so that nothing is encrypted with a
 * key that a crash could lose.
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

/** Whether DATA_DIR has the data keys. */
export const hasKeptKeys = (dataDir: string): boolean => existsSync(join(dataDir, DATA_KEY.file));

/**
 * Gives a folder without data keys another installation's keys, newest first.
 * @throws SettingsError if the folder is not writable.
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

// Complete and on disk before it gets its name. A link never replaces a secret that another start just created.
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

/** Writes secrets to a draft next to their final file. Returns its path. */
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
    // Without force, because a file in place of the folder is an error too.
    if (existsSync(draft)) rmSync(draft);
    throw new SettingsError(`DATA_DIR ${dataDir} cannot be written to: ${describeFailure(error)}.`);
  }
  return draft;
}
