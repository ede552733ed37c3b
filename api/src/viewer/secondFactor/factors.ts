/** Whether a person has a second factor, and the codes that prove it. */
import type { Context, Tx } from '../../operation/context.ts';
import { useRecoveryCode } from './recoveryCodes.ts';
import { openFactor } from './sealedFactor.ts';
import { findStep, isTotpCode } from './totp.ts';

/** The columns of a person that show their factors. */
export const FACTORS = {
  authenticatorApp: { select: { confirmedAt: true } },
  passkeys: { select: { id: true }, take: 1 },
} as const;

/** Whether there is any factor. An app counts once its owner has confirmed it. */
export const hasFactor = (person: {
  authenticatorApp: { confirmedAt: Date | null } | null;
  passkeys: readonly unknown[];
}): boolean => (person.authenticatorApp?.confirmedAt ?? null) !== null || person.passkeys.length > 0;

export const WRONG_CODE = 'That code is incorrect or was already used.';

/** The kind of a code. */
export type CodeKind = 'APP' | 'RECOVERY_CODE';

/** Removes the grouping and capitals of typed codes. */
const plain = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/** Uses up one of the person's codes. Returns null for a wrong one. */
export async function takeCode(
  tx: Tx,
  context: Pick<Context, 'keys' | 'now'>,
  userId: string,
  typed: string,
): Promise<CodeKind | null> {
  const code = plain(typed);
  const app = await tx.authenticatorApp.findUnique({ where: { userId } });
  if (!app?.confirmedAt) return null;
  if (!isTotpCode(code))
    return (await useRecoveryCode(tx, context.keys, userId, code)) ? 'RECOVERY_CODE' : null;
  return (await takeAppCode(tx, context, app, code)) ? 'APP' : null;
}

/** Uses up a code from the app, confirmed or not. No time step is accepted twice, and none before an accepted one. */
export async function takeAppCode(
  tx: Tx,
  { keys, now }: Pick<Context, 'keys' | 'now'>,
  { userId, sealedSecret, lastStep }: { userId: string; sealedSecret: string; lastStep: number },
  code: string,
): Promise<boolean> {
  const secret = openFactor(keys, { column: 'AuthenticatorApp.sealedSecret', userId }, sealedSecret);
  const step = secret && isTotpCode(code) ? findStep(secret, code, now(), lastStep) : null;
  if (step === null) return false;
  const { count } = await tx.authenticatorApp.updateMany({
    where: { userId, sealedSecret, lastStep: { lt: step } },
    data: { lastStep: step, lastUsedAt: now() },
  });
  return count === 1;
}
