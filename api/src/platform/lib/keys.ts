/**
 * Keys for single purposes, all derived from the two secrets of the settings, so that none serves two ends. Of a key
 * derived from the data keys there is a version for each of them, the newest first: that one writes, each of them
 * reads.
 */
import { createHmac, hkdfSync } from 'node:crypto';

/** A key derived from one of the data keys. */
export interface VersionedKey {
  /** What the data key is called, 16 hexadecimal digits: it is stored with what was written and reveals nothing. */
  id: string;
  key: Buffer;
}

type Versions = readonly VersionedKey[];

export interface Keys {
  /** Signs session tokens. */
  session: Buffer;
  /** Keys the marks by which a browser is known again. */
  device: Buffer;
  /** Keys the hash that stands for an email address in the sign-in limits. */
  signInLimit: Buffer;
  /** Seal the hashes of passwords. */
  password: Versions;
  /** Keys the hash over a password of the first form (`v1$`) before bcrypt sees it. */
  firstPepper: Buffer;
  /** Prove that the portal made an access token. */
  accessToken: Versions;
  /** Key the hashes of reset tokens. */
  resetToken: Versions;
  /** Key the hashes of invitations. */
  invitation: Versions;
  /** Seal what opens an account and waits in a mail. */
  mail: Versions;
  /** Seal the secrets and hashes of second factors. */
  secondFactor: Versions;
  /** Key the digests and seals of the audit log. */
  audit: Versions;
  /** Seal the numbers of bank accounts. */
  bankAccount: Versions;
  /** Key the hash that finds equal bank accounts. */
  bankAccountIndex: Versions;
  /** Seal taxpayer numbers. */
  taxNumber: Versions;
  /** Key the hash that finds equal taxpayer numbers. */
  taxNumberIndex: Versions;
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

export function deriveKeys({ jwtSecret, dataKey, previousDataKeys = [] }: KeySecrets): Keys {
  const dataKeys = [dataKey, ...previousDataKeys];
  const versions = (purpose: string): Versions =>
    dataKeys.map((key) => ({ id: dataKeyId(key), key: derive(key, purpose) }));
  return {
    session: derive(jwtSecret, 'session'),
    device: derive(jwtSecret, 'device'),
    signInLimit: derive(dataKey, 'sign-in-limit'),
    password: versions('password-seal'),
    firstPepper: derive(dataKeys.at(-1)!, 'password'),
    accessToken: versions('access-token'),
    resetToken: versions('reset-token'),
    invitation: versions('invitation'),
    mail: versions('mail'),
    secondFactor: versions('second-factor'),
    audit: versions('audit'),
    bankAccount: versions('bank-account'),
    bankAccountIndex: versions('bank-account-index'),
    taxNumber: versions('tax-number'),
    taxNumberIndex: versions('tax-number-index'),
  };
}

/** What a data key does for backups. The running server needs none of it. */
export interface BackupKeys {
  /** What the data key is called, as in `VersionedKey`. */
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

/** The version that writes. */
export const newest = (versions: Versions): VersionedKey => versions[0]!;
