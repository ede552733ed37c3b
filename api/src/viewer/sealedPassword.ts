/**
 * What is stored of a password: `v2$`, the id of a data key, and sealed with it a pepper and the bcrypt hash made with that
 * pepper. So a new data key seals every password at once and no one has to sign in for it: the pepper stays with its
 * hash, and neither can be had from the database without the newest data key.
 *
 * `v1$` and the bare bcrypt hash is the first form. Its pepper came from the first data key.
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

/** How a password begins that is sealed with the key. */
export const sealedWith = (keyId: string): string => `${SEALED_FORM}${keyId}$`;

const placeOf = (keyId: string) => ['User.passwordHash', keyId].join('|');

/** Seals a hash with the newest key. */
export function sealPassword({ password }: PasswordKeys, { pepper, bcryptHash }: PepperedHash): string {
  const { id, key } = newest(password);
  return sealedWith(id) + seal(key, placeOf(id), Buffer.concat([pepper, Buffer.from(bcryptHash, 'latin1')]));
}

/** The hash and its pepper; null for what no key opens. */
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
