/**
 * Taxpayer numbers at rest: AES-256-GCM with its own nonce for each, bound to its row and to its key. What was
 * copied to another row, or altered in one bit, does not open. Equal numbers are found by a keyed hash.
 */
import { type Keys, keyedHash, newest } from '../../platform/lib/keys.ts';
import { seal, unseal } from '../../platform/lib/sealing.ts';

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

const placeOf = ({ id, userId }: NumberOwner, keyId: string): string =>
  ['TaxProfile.taxNumberCipher', id, userId, keyId].join('|');

/** The id of the key that seals from now on. */
export const newestKeyId = ({ taxNumber }: NumberKeys): string => newest(taxNumber).id;

/** Seals the nine digits for their row, with the newest key. */
export function sealNumber({ taxNumber }: NumberKeys, owner: NumberOwner, digits: string): SealedColumns {
  const { id: keyId, key } = newest(taxNumber);
  return {
    taxNumberCipher: seal(key, placeOf(owner, keyId), Buffer.from(digits, 'latin1')),
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
  const digits = unseal(found.key, placeOf(row, keyId), taxNumberCipher);
  if (!digits)
    throw new SealedNumberError(`The taxpayer number of tax profile ${row.id} was altered or moved.`);
  return digits.toString('latin1');
}

type IndexKeys = Pick<Keys, 'taxNumberIndex'>;

/** The hash by which the same nine digits are found on another person, 64 hexadecimal digits. */
export const taxNumberIndex = (keys: IndexKeys, digits: string): string => listIndexes(keys, digits)[0]!;

/** The hashes that the digits have under every key: until a rotation is finished, rows bear one or another. */
export const listIndexes = ({ taxNumberIndex: known }: IndexKeys, digits: string): string[] =>
  known.map(({ key }) => keyedHash(key, digits));

/** The columns of the hash by which the same nine digits are found on another person. */
export const indexNumber = (keys: IndexKeys, digits: string) => ({
  taxNumberIndex: taxNumberIndex(keys, digits),
  taxNumberIndexKeyId: newest(keys.taxNumberIndex).id,
});
