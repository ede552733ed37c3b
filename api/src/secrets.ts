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
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Settings, SettingsError } from './config.ts';

export interface Secrets {
  /** What session tokens are signed with, at least 32 bytes. */
  jwtSecret: Buffer;
  /** The key of what is encrypted at rest, 32 bytes. Without it taxpayer numbers and passwords are lost. */
  dataKey: Buffer;
}

type SecretSettings = Pick<Settings, 'dataDir' | 'jwtSecret' | 'dataKey'>;

/**
 * Call it before the database is opened: a data folder that has a database but no data key is refused.
 * @throws SettingsError naming the variable or the file.
 */
export function loadSecrets(settings: SecretSettings): Secrets {
  return {
    jwtSecret: settings.jwtSecret
      ? Buffer.from(settings.jwtSecret)
      : keptSecret(settings.dataDir, 'jwt-secret', 'JWT_SECRET'),
    dataKey: settings.dataKey
      ? Buffer.from(settings.dataKey, 'base64')
      : keptSecret(settings.dataDir, 'data-key', 'DATA_KEY'),
  };
}

function keptSecret(dataDir: string, name: string, variable: string): Buffer {
  const path = join(dataDir, name);
  if (!existsSync(path)) {
    if (variable === 'DATA_KEY' && existsSync(join(dataDir, 'postgres')))
      throw new SettingsError(
        `DATA_KEY must be set, or ${path} restored: the database in DATA_DIR was encrypted with it.`,
      );
    makeSecret(dataDir, path);
  }
  const mode = statSync(path).mode & 0o777;
  // Windows has no such modes.
  if (process.platform !== 'win32' && mode & 0o077)
    throw new SettingsError(
      `${variable}: ${path} can be read by other users (mode ${mode.toString(8)}); run: chmod 600 ${path}`,
    );
  const secret = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
  if (secret.length !== 32) throw new SettingsError(`${variable}: ${path} does not hold 32 bytes in base64.`);
  return secret;
}

// Whole and on disk before it gets its name; a link never replaces a secret that another start just made.
function makeSecret(dataDir: string, path: string): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = openDraft(dataDir, draft);
  try {
    writeSync(file, `${randomBytes(32).toString('base64')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  const directory = openSync(dataDir, 'r');
  fsyncSync(directory);
  closeSync(directory);
}

function openDraft(dataDir: string, draft: string): number {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return openSync(draft, 'wx', 0o600);
  } catch (error) {
    throw new SettingsError(`DATA_DIR ${dataDir} cannot be written to: ${(error as Error).message}`);
  }
}
