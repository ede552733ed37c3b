/** Recovery codes on paper, in case the phone with the app is lost. No one can guess one: 80 random bits. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Tx } from '../../operation/context.ts';
import { type FactorKeys, openFactor, sealFactor } from './sealedFactor.ts';
import { toBase32 } from './totp.ts';

const HOW_MANY = 10;
const BYTES = 10;
const column = 'RecoveryCode.sealedHash';

const newCode = (): string =>
  toBase32(randomBytes(BYTES))
    .toLowerCase()
    .replace(/(.{4})(?!$)/g, '$1-');

const hash = (code: string): Buffer => createHash('sha256').update(code.replace(/-/g, '')).digest();

/** Replaces the person's codes. They are returned once; only hashes are stored. */
export async function replaceRecoveryCodes(tx: Tx, keys: FactorKeys, userId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, sealedHash: sealFactor(keys, { column, userId }, hash(code)) })),
  });
  return codes;
}

/** Uses up one of the person's codes. Returns whether it was valid. */
export async function useRecoveryCode(
  tx: Tx,
  keys: FactorKeys,
  userId: string,
  code: string,
): Promise<boolean> {
  const given = hash(code);
  const rows = await tx.recoveryCode.findMany({ where: { userId }, select: { id: true, sealedHash: true } });
  const found = rows.find(({ sealedHash }) => {
    const kept = openFactor(keys, { column, userId }, sealedHash);
    return kept !== null && timingSafeEqual(kept, given);
  });
  if (!found) return false;
  // If two requests use it at once, one finds it gone.
  const { count } = await tx.recoveryCode.deleteMany({ where: { id: found.id } });
  return count === 1;
}
