/** Second factors at rest: encrypted with the data key, so that the database alone signs no one in. */
import { type Keys, newest } from '../../platform/lib/keys.ts';
import { seal, unseal } from '../../platform/lib/sealing.ts';

export type FactorKeys = Pick<Keys, 'secondFactor'>;

/** The column and the owner. A value copied to another row does not decrypt. */
export interface FactorPlace {
  column: 'AuthenticatorApp.sealedSecret' | 'RecoveryCode.sealedHash';
  userId: string;
}

/** The prefix of values encrypted with a key. */
export const factorSealedWith = (keyId: string): string => `${keyId}$`;

const describe = ({ column, userId }: FactorPlace, keyId: string) => [column, userId, keyId].join('|');

/** Encrypts with the newest key. */
export function sealFactor({ secondFactor }: FactorKeys, place: FactorPlace, content: Buffer): string {
  const { id, key } = newest(secondFactor);
  return factorSealedWith(id) + seal(key, describe(place, id), content);
}

/** The decrypted content; null if no key decrypts it. */
export function openFactor({ secondFactor }: FactorKeys, place: FactorPlace, sealed: string): Buffer | null {
  const found = secondFactor.find(({ id }) => sealed.startsWith(factorSealedWith(id)));
  return found
    ? unseal(found.key, describe(place, found.id), sealed.slice(factorSealedWith(found.id).length))
    : null;
}
