/**
 * Taxpayer numbers at rest: AES-256-GCM with a separate nonce for each, bound to its row and key. A value copied to
 * another row or changed by one bit does not decrypt. A keyed hash finds equal numbers.
 */
import { type Keys, keyedHash, newest } from '../../platform/lib/keys.ts';
import { seal, unseal } from '../../platform/lib/sealing.ts';

/** The row that a number belongs to. */
export interface NumberOwner {
  id: string;
  userId: string;
}

/** The columns of an encrypted number. */
export interface SealedColumns {
  /** Nonce, tag and ciphertext in base64. */
  taxNumberCipher: string;
  taxNumberKeyId: string;
}

/** No key in the settings decrypts the number. The message names the row and says nothing about the number. */
export class SealedNumberError extends Error {
  override name = 'SealedNumberError';
}

type NumberKeys = Pick<Keys, 'taxNumber'>;

const placeOf = ({ id, userId }: NumberOwner, keyId: string): string =>
  ['TaxProfile.taxNumberCipher', id, userId, keyId].join('|');

/** The ID of the key for new encryption. */
export const newestKeyId = ({ taxNumber }: NumberKeys): string => newest(taxNumber).id;

/** Encrypts the nine digits for their row with the newest key. */
export function sealNumber({ taxNumber }: NumberKeys, owner: NumberOwner, digits: string): SealedColumns {
  const { id: keyId, key } = newest(taxNumber);
  return {
    taxNumberCipher: seal(key, placeOf(owner, keyId), Buffer.from(digits, 'latin1')),
    taxNumberKeyId: keyId,
  };
}

/**
 * The nine digits of a row, only for documents that must contain them. Callers must neither log nor store them. Throws
 * SealedNumberError.
 */
export function readTaxNumber({ taxNumber }: NumberKeys, row: NumberOwner & SealedColumns): string {
  const { taxNumberCipher, taxNumberKeyId: keyId } = row;
  const found = taxNumber.find(({ id }) => id === keyId);
  if (!found)
    throw new SealedNumberError(
      `No key ${keyId} among DATA_KEY and DATA_KEY_PREVIOUS: tax profile ${row.id}.`,
    );
  const digits = unseal(found.key, placeOf(row, keyId), taxNumberCipher);
  if (!digits)
    throw new SealedNumberError(`The taxpayer number of tax profile ${row.id} was altered or moved.`);
  return digits.toString('latin1');
}

type IndexKeys = Pick<Keys, 'taxNumberIndex'>;

/** The hash that finds the same nine digits on another person, 64 hexadecimal digits. */
export const taxNumberIndex = (keys: IndexKeys, digits: string): string => listIndexes(keys, digits)[0]!;

/** The hashes of the digits under every key. Until a rotation is finished, rows may have any of them. */
export const listIndexes = ({ taxNumberIndex: known }: IndexKeys, digits: string): string[] =>
  known.map(({ key }) => keyedHash(key, digits));

/** The columns of the hash that finds the same nine digits on another person. */
export const indexNumber = (keys: IndexKeys, digits: string) => ({
  taxNumberIndex: taxNumberIndex(keys, digits),
  taxNumberIndexKeyId: newest(keys.taxNumberIndex).id,
});
