/**
 * Moves everything that depends on the data key to the newest one. It can be stopped at any moment and started again.
 */
import { startEpoch } from '../audit/epochs.ts';
import { type AccountRotation, resealAccounts } from '../domains/bankAccounts/reseal.service.ts';
import { type Rotation, resealNumbers } from '../domains/taxProfiles/rotate.service.ts';
import { systemContext } from '../operation/context.ts';
import type { Services } from '../operation/services.ts';
import { resealPasswords, resealTokens } from '../viewer/reseal.service.ts';
import { resealFactors } from '../viewer/secondFactor/reseal.service.ts';

interface KeyRotation extends Rotation {
  /** Whether the audit log continues in a new epoch. */
  isNewEpoch: boolean;
  passwords: number;
  tokens: number;
  /** Secrets of authenticator apps and recovery codes. */
  factors: number;
  accounts: AccountRotation;
}

/** `onProgress` is called with the count of taxpayer numbers after each batch. */
export async function rotateKeys(
  services: Services,
  onProgress?: (resealed: number) => void,
): Promise<KeyRotation> {
  await services.sealer.seal();
  // First, so that the entries about the rest are in the new epoch.
  const isNewEpoch = await startEpoch(systemContext(services));
  const tokens = await resealTokens(services);
  const passwords = await resealPasswords(services);
  const factors = await resealFactors(services);
  const accounts = await resealAccounts(services);
  const rotation = await resealNumbers(services, onProgress);
  await services.sealer.sealNewest();
  return { ...rotation, isNewEpoch, passwords, tokens, factors, accounts };
}
