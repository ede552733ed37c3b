/**
 * Numbers of bank accounts at rest, sealed as taxpayer numbers are (taxProfiles/sealedNumber.ts): with a key of their
 * own, and bound to their row. What was copied to another row, or altered in one bit, does not open.
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
  /** Nonce, tag and cipher text in base64. */
  accountCipher: string;
  accountKeyId: string;
}

/** A number that no key of the settings opens. It says which row, and nothing about the number. */
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
 * The digits of a row, for files that must carry them and to compare them with others: what reads them must neither log
 * nor store them. Throws SealedAccountError.
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
