/** What is stored of a second factor: sealed with the data key, so that the database alone signs no one in. */
import { type Keys, newest } from '../../platform/lib/keys.ts';
import { seal, unseal } from '../../platform/lib/sealing.ts';

export type FactorKeys = Pick<Keys, 'secondFactor'>;

/** Where it is stored and whose it is: copied to another row it does not open. */
export interface FactorPlace {
  column: 'AuthenticatorApp.sealedSecret' | 'RecoveryCode.sealedHash';
  userId: string;
}

/** How what is sealed with a key begins. */
export const factorSealedWith = (keyId: string): string => `${keyId}$`;

const describe = ({ column, userId }: FactorPlace, keyId: string) => [column, userId, keyId].join('|');

/** Seals with the newest key. */
export function sealFactor({ secondFactor }: FactorKeys, place: FactorPlace, content: Buffer): string {
  const { id, key } = newest(secondFactor);
  return factorSealedWith(id) + seal(key, describe(place, id), content);
}

/** What was sealed; null for what no key opens. */
export function openFactor({ secondFactor }: FactorKeys, place: FactorPlace, sealed: string): Buffer | null {
  const found = secondFactor.find(({ id }) => sealed.startsWith(factorSealedWith(id)));
  return found
    ? unseal(found.key, describe(place, found.id), sealed.slice(factorSealedWith(found.id).length))
    : null;
}
