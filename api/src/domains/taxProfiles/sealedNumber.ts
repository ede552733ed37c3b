/**
 * Taxpayer numbers at rest: AES-256-GCM with its own nonce for each, bound to its row and to its key. What was
 * copied to another row, or altered in one bit, does not open. Equal numbers are found by a keyed hash.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type Keys, keyedHash, type SealingKey } from '../../platform/lib/keys.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
/** Said aloud, because shorter ones would be taken as well. */
const TAG_BYTES = 16;

/** The row that a number belongs to. */
export interface NumberOwner {
  id: string;
  userId: string;
}

/** The columns of a sealed number. */
export interface SealedColumns {
  /** Nonce, tag and cipher text in base64. */
  taxNumberCipher: string;
  taxNumberKeyId: string;
}

/** A number that no key of the settings opens. It says which row, and nothing about the number. */
export class SealedNumberError extends Error {
  override name = 'SealedNumberError';
}

type NumberKeys = Pick<Keys, 'taxNumber'>;

const boundTo = ({ id, userId }: NumberOwner, keyId: string): Buffer =>
  Buffer.from(['TaxProfile.taxNumberCipher', id, userId, keyId].join('|'));

/** The id of the key that seals from now on. */
export const newestKeyId = ({ taxNumber }: NumberKeys): string => newest(taxNumber).id;

const newest = ([key]: readonly SealingKey[]): SealingKey => key!;

/** Seals the nine digits for their row, with the newest key. */
export function sealNumber({ taxNumber }: NumberKeys, owner: NumberOwner, digits: string): SealedColumns {
  const { id: keyId, key } = newest(taxNumber);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(boundTo(owner, keyId));
  const sealed = Buffer.concat([cipher.update(digits, 'latin1'), cipher.final()]);
  return {
    taxNumberCipher: Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64'),
    taxNumberKeyId: keyId,
  };
}

/**
 * The nine digits of a row, for documents that must carry them and for nothing else: what reads them must neither log
 * nor store them. Throws SealedNumberError.
 */
export function readTaxNumber({ taxNumber }: NumberKeys, row: NumberOwner & SealedColumns): string {
  const { taxNumberCipher, taxNumberKeyId: keyId } = row;
  const found = taxNumber.find(({ id }) => id === keyId);
  if (!found)
    throw new SealedNumberError(
      `No key ${keyId} among DATA_KEY and DATA_KEY_PREVIOUS: tax profile ${row.id}.`,
    );
  const bytes = Buffer.from(taxNumberCipher, 'base64');
  const [nonce, tag, sealed] = [
    bytes.subarray(0, NONCE_BYTES),
    bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    bytes.subarray(NONCE_BYTES + TAG_BYTES),
  ];
  try {
    const decipher = createDecipheriv(CIPHER, found.key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(boundTo(row, keyId));
    decipher.setAuthTag(tag);
    return decipher.update(sealed, undefined, 'latin1') + decipher.final('latin1');
  } catch {
    throw new SealedNumberError(`The taxpayer number of tax profile ${row.id} was altered or moved.`);
  }
}

/** The hash by which the same nine digits are found on another person, 64 hexadecimal digits. */
export const taxNumberIndex = (keys: Pick<Keys, 'taxNumberIndex'>, digits: string): string =>
  keyedHash(keys.taxNumberIndex, digits);
