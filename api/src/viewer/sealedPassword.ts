/**
 * The stored form of a password: `v2$`, the ID of a data key, and, encrypted with it, a pepper and the bcrypt hash made
 * with that pepper. So a new data key can re-encrypt every password without anyone signing in: the pepper stays with
 * its hash, and neither can be read from the database without the newest data key.
 *
 * `v1$` and the plain bcrypt hash is the first form. Its pepper came from the first data key.
 */
import { type Keys, newest } from '../platform/lib/keys.ts';
import { seal, unseal } from '../platform/lib/sealing.ts';

export type PasswordKeys = Pick<Keys, 'password' | 'firstPepper'>;

interface PepperedHash {
  pepper: Buffer;
  bcryptHash: string;
}

export const PEPPER_BYTES = 32;
const FIRST_FORM = 'v1$';
export const SEALED_FORM = 'v2$';

/** The prefix of a password encrypted with this key. */
export const sealedWith = (keyId: string): string => `${SEALED_FORM}${keyId}$`;

const placeOf = (keyId: string) => ['User.passwordHash', keyId].join('|');

/** Encrypts a hash with the newest key. */
export function sealPassword({ password }: PasswordKeys, { pepper, bcryptHash }: PepperedHash): string {
  const { id, key } = newest(password);
  return sealedWith(id) + seal(key, placeOf(id), Buffer.concat([pepper, Buffer.from(bcryptHash, 'latin1')]));
}

/** The hash and its pepper; null if no key decrypts it. */
export function openPassword({ password, firstPepper }: PasswordKeys, stored: string): PepperedHash | null {
  if (stored.startsWith(FIRST_FORM))
    return { pepper: firstPepper, bcryptHash: stored.slice(FIRST_FORM.length) };
  const found = password.find(({ id }) => stored.startsWith(sealedWith(id)));
  const opened = found && unseal(found.key, placeOf(found.id), stored.slice(sealedWith(found.id).length));
  if (!opened) return null;
  return {
    pepper: opened.subarray(0, PEPPER_BYTES),
    bcryptHash: opened.toString('latin1', PEPPER_BYTES),
  };
}
