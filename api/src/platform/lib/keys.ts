/**
 * Single-purpose keys, all derived from the two secrets in the settings. Keys derived from data keys have one version
 * per data key, newest first: the newest one writes, and all of them read.
 */
import { createHmac, hkdfSync } from 'node:crypto';

/** A key derived from one of the data keys. */
export interface VersionedKey {
  /** The data key's ID, 16 hexadecimal digits. It is stored with what was written and reveals nothing. */
  id: string;
  key: Buffer;
}

type Versions = readonly VersionedKey[];

export interface Keys {
  /** Signs session tokens. */
  session: Buffer;
  /** Keys the marks that recognize a browser. */
  device: Buffer;
  /** Keys the hash of an email address in the sign-in limits. */
  signInLimit: Buffer;
  /** Encrypt password hashes. */
  password: Versions;
  /** Keys the hash of a password in the first format (`v1$`), which is then hashed with bcrypt. */
  firstPepper: Buffer;
  /** Prove that the portal created an access token. */
  accessToken: Versions;
  /** Key the hashes of reset tokens. */
  resetToken: Versions;
  /** Key the hashes of invitations. */
  invitation: Versions;
  /** Encrypt links that open an account while their email is queued. */
  mail: Versions;
  /** Encrypt the secrets and hashes of second factors. */
  secondFactor: Versions;
  /** Key the digests and seals of the audit log. */
  audit: Versions;
  /** Encrypt bank account numbers. */
  bankAccount: Versions;
  /** Key the hash that finds equal bank accounts. */
  bankAccountIndex: Versions;
  /** Encrypt taxpayer numbers. */
  taxNumber: Versions;
  /** Key the hash that finds equal taxpayer numbers. */
  taxNumberIndex: Versions;
}

/** The secrets from which keys are derived. */
export interface KeySecrets {
  jwtSecret: Buffer;
  dataKey: Buffer;
  /** Previous data keys, newest first. */
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

/** The keys for backups. The running server does not need them. */
export interface BackupKeys {
  /** The data key's ID, as in `VersionedKey`. */
  id: string;
  /** Seals a backup, so that changes are detected. */
  seal: Buffer;
  /** Encrypts the key with which a backup is encrypted. */
  encryption: Buffer;
}

/** Newest first: the newest one seals and encrypts, all of them verify and decrypt. */
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
