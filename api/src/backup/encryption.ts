/**
 * An encrypted backup is a file in the age format (age-encryption.org). The data keys open it, through a stanza of our
 * own, and so do the private keys of its age recipients, even with the program `age`.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { Decrypter, Encrypter, type Identity, type Recipient, Stanza } from 'age-encryption';
import { type BackupKeys, deriveBackupKeys } from '../platform/lib/keys.ts';
import { BackupError } from './errors.ts';
import type { DataKeys } from './keys.ts';

/** How every file in the format begins. */
export const AGE_MARK = Buffer.from('age-encryption.org/v1\n');

const STANZA = 'carrier-portal/data-key';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Who can open an encrypted backup. */
export interface Readers {
  /** Whether the data keys can open it. */
  dataKeys: boolean;
  /** Public keys of others, as `age-keygen` prints them. */
  recipients: readonly string[];
}

/** The keys with which to open one. */
export interface Openers {
  dataKeys?: DataKeys | undefined;
  /** Private keys, as `age-keygen` writes them. */
  identities?: readonly string[];
}

type Bytes = AsyncIterable<Uint8Array>;

/** Node's streams are the browser streams that the library's types name. */
const toStream = (source: Bytes) => NodeStream.from(source) as unknown as ReadableStream<Uint8Array>;
const toBytes = (stream: ReadableStream<Uint8Array>) => stream as unknown as Bytes;

const dataKeyRecipient = ({ id, encryption }: BackupKeys): Recipient => ({
  wrapFileKey: (fileKey) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, encryption, nonce, { authTagLength: TAG_BYTES });
    const wrapped = Buffer.concat([cipher.update(fileKey), cipher.final()]);
    return [new Stanza([STANZA, id], Buffer.concat([nonce, cipher.getAuthTag(), wrapped]))];
  },
});

const dataKeyIdentity = ({ id, encryption }: BackupKeys): Identity => ({
  unwrapFileKey: (stanzas) => {
    const stanza = stanzas.find(({ args }) => args[0] === STANZA && args[1] === id);
    if (!stanza) return null;
    const bytes = Buffer.from(stanza.body);
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(CIPHER, encryption, nonce, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  },
});

/** Reads a key given by the operator. @throws BackupError with this message if it is not a key. */
function take(add: (key: string) => void, key: string, message: string): void {
  try {
    add(key);
  } catch {
    throw new BackupError(message);
  }
}

/** Encrypts what passes through, for the readers. @throws BackupError if one of them is invalid. */
export function createEncryption({ dataKeys, recipients }: Readers, keys: DataKeys) {
  const encrypter = new Encrypter();
  if (dataKeys) encrypter.addRecipient(dataKeyRecipient(deriveBackupKeys(keys)[0]!));
  for (const recipient of recipients)
    take(
      (key) => encrypter.addRecipient(key),
      recipient,
      `${recipient} is not a recipient of age (age1…, as age-keygen prints it).`,
    );
  return async function* (source: Bytes): AsyncGenerator<Uint8Array> {
    yield* toBytes(await encrypter.encrypt(toStream(source)));
  };
}

export type Decryption = ReturnType<typeof createDecryption>;

/** Decrypts what passes through. The stream throws a BackupError if no given key opens it. */
export function createDecryption({ dataKeys, identities = [] }: Openers) {
  const decrypter = new Decrypter();
  if (dataKeys) for (const keys of deriveBackupKeys(dataKeys)) decrypter.addIdentity(dataKeyIdentity(keys));
  for (const identity of identities)
    take((key) => decrypter.addIdentity(key), identity, 'The identity given is not one of age.');
  return async function* (source: Bytes): AsyncGenerator<Uint8Array> {
    const opened = await decrypter.decrypt(toStream(source)).catch((error: Error) => {
      if (!error.message.startsWith('no identity matched')) throw error;
      throw new BackupError(
        'This backup is encrypted, and nothing given here opens it: neither a data key (DATA_KEY and ' +
          'DATA_KEY_PREVIOUS, or the file data-key in DATA_DIR) nor an identity of age (--identity file).',
      );
    });
    yield* toBytes(opened);
  };
}
