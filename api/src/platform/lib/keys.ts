/** Keys for single purposes, all derived from the two secrets of the settings, so that none serves two ends. */
import { createHmac, hkdfSync } from 'node:crypto';

export interface Keys {
  /** Signs session tokens. */
  session: Buffer;
  /** Keys the hash over a password before bcrypt sees it. */
  passwordPepper: Buffer;
  /** Keys the hash that stands for an email address in the sign-in limits. */
  signInLimit: Buffer;
  /** Keys the digests and seals of the audit log. */
  audit: Buffer;
  /** Seal taxpayer numbers, the newest first: that one seals, each of them opens. */
  taxNumber: readonly SealingKey[];
  /** Keys the hash that finds equal taxpayer numbers. */
  taxNumberIndex: Buffer;
}

/** A key that data is encrypted with. */
export interface SealingKey {
  /** Is stored with what the key has encrypted, 16 hexadecimal digits; it reveals nothing about the key. */
  id: string;
  key: Buffer;
}

/** What keys are derived from. */
export interface KeySecrets {
  jwtSecret: Buffer;
  dataKey: Buffer;
  /** The data keys before this one, the newest first. */
  previousDataKeys?: readonly Buffer[];
}

const derive = (secret: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), `carrier-portal/${purpose}`, 32));

const dataKeyId = (dataKey: Buffer): string => derive(dataKey, 'tax-number-key-id').toString('hex', 0, 8);

const sealingKey = (dataKey: Buffer): SealingKey => ({
  id: dataKeyId(dataKey),
  key: derive(dataKey, 'tax-number'),
});

/**
 * Only what is encrypted moves on to a new data key. Password hashes and the audit log's digests cannot be recreated,
 * so their keys come from the first data key the installation had, and so does that of the index.
 */
export function deriveKeys({ jwtSecret, dataKey, previousDataKeys = [] }: KeySecrets): Keys {
  const dataKeys = [dataKey, ...previousDataKeys];
  const first = dataKeys.at(-1)!;
  return {
    session: derive(jwtSecret, 'session'),
    passwordPepper: derive(first, 'password'),
    signInLimit: derive(first, 'sign-in-limit'),
    audit: derive(first, 'audit'),
    taxNumber: dataKeys.map(sealingKey),
    taxNumberIndex: derive(first, 'tax-number-index'),
  };
}

/** What a data key does for backups. The running server needs none of it. */
export interface BackupKeys {
  /** What the data key is called, as in `SealingKey`. */
  id: string;
  /** Seals a backup, so that a change in it is noticed. */
  seal: Buffer;
  /** Wraps the key that a backup is encrypted with. */
  encryption: Buffer;
}

/** The newest first: that one seals and encrypts, each of them checks and opens. */
export const deriveBackupKeys = ({
  dataKey,
  previousDataKeys = [],
}: Omit<KeySecrets, 'jwtSecret'>): readonly BackupKeys[] =>
  [dataKey, ...previousDataKeys].map((key) => ({
    id: dataKeyId(key),
    seal: derive(key, 'backup-seal'),
    encryption: derive(key, 'backup-encryption'),
  }));

/** The keyed hash of a text, 64 hexadecimal digits. */
export const keyedHash = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');
