/**
 * Bank account numbers at rest, sealed like taxpayer numbers (taxProfiles/sealedNumber.ts): with a separate key, and
 * bound to their row. A value copied to another row or changed by one bit does not decrypt.
 */
import { type Keys, newest } from '../../platform/lib/keys.ts';
import { seal, unseal } from '../../platform/lib/sealing.ts';

type AccountKeys = Pick<Keys, 'bankAccount'>;

/** The row that a number belongs to. */
export interface AccountRow {
  id: string;
  userId: string;
}

/** The columns of a sealed number. */
export interface SealedAccount {
  /** Nonce, tag and ciphertext in base64. */
  accountCipher: string;
  accountKeyId: string;
}

/** No key in the settings decrypts the number. The message names the row and says nothing about the number. */
export class SealedAccountError extends Error {
  override name = 'SealedAccountError';
}

const placeOf = ({ id, userId }: AccountRow, keyId: string): string =>
  ['BankAccount.accountCipher', id, userId, keyId].join('|');

/** Seals the digits for their row, with the newest key. */
export function sealAccount({ bankAccount }: AccountKeys, row: AccountRow, digits: string): SealedAccount {
  const { id: accountKeyId, key } = newest(bankAccount);
  return {
    accountCipher: seal(key, placeOf(row, accountKeyId), Buffer.from(digits, 'latin1')),
    accountKeyId,
  };
}

/**
 * The digits of a row, for files that must contain them and for comparisons. Callers must neither log nor store them.
 * Throws SealedAccountError.
 */
export function readAccountNumber({ bankAccount }: AccountKeys, row: AccountRow & SealedAccount): string {
  const found = bankAccount.find(({ id }) => id === row.accountKeyId);
  const digits = found && unseal(found.key, placeOf(row, found.id), row.accountCipher);
  if (!digits)
    throw new SealedAccountError(
      `The number of bank account ${row.id} was altered or moved, or its key is missing.`,
    );
  return digits.toString('latin1');
}
