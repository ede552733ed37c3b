/** Confirms the user's identity, for operations that need a fresh session. */
import { record } from '../../audit/record.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ValidationError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { freshUntil, noteConfirmation } from '../../viewer/freshSession.ts';
import { provePassword } from '../../viewer/provePassword.ts';
import { type CodeKind, takeCode, WRONG_CODE } from '../../viewer/secondFactor/factors.ts';
import { takeSignature, verifyPasskey } from '../../viewer/secondFactor/passkeys.ts';
import { admitAttempt, type Claimed, forgetAttempts } from '../../viewer/signInLimits.ts';

/** Exactly one of these. */
export interface IdentityProof {
  password?: string | null;
  code?: string | null;
  passkey?: string | null;
}

/** Returns until when the session is fresh. Throws ValidationError, or RATE_LIMITED. */
export async function confirmIdentity(context: SignedInContext, proof: IdentityProof): Promise<Date> {
  const { password, code, passkey } = proof;
  const until = freshUntil(context);
  if (password) {
    const account = await provePassword(context, {
      password,
      field: 'password',
      failure: 'IDENTITY_CONFIRMATION_FAILED',
    });
    await inTransaction(context.db, (tx) => confirmed(tx, context, { account }));
  } else if (passkey) await confirmByPasskey(context, passkey);
  else await confirmByCode(context, code ?? '');
  return until;
}

async function confirmByCode(context: SignedInContext, code: string): Promise<void> {
  const account = await countTry(context);
  const kind = await inTransaction(context.db, async (tx) => {
    const taken = await takeCode(tx, context, context.viewer.id, code);
    if (taken) await confirmed(tx, context, { account, by: 'CODE', kind: taken });
    return taken;
  });
  if (!kind) await refuse(context, 'CODE', WRONG_CODE);
}

async function confirmByPasskey(context: SignedInContext, response: string): Promise<void> {
  const account = await countTry(context);
  const forWhat = { use: 'CONFIRMATION', userId: context.viewer.id } as const;
  const signed = await verifyPasskey(context, forWhat, response);
  const isTaken =
    signed !== null &&
    (await inTransaction(context.db, async (tx) => {
      const taken = await takeSignature(tx, context, forWhat, signed);
      if (taken) await confirmed(tx, context, { account, by: 'PASSKEY' });
      return taken;
    }));
  if (!isTaken) await refuse(context, 'PASSKEY', 'Couldn’t check this passkey. Try again.');
}

/** Counts like a sign-in. Returns the owner. */
async function countTry(context: SignedInContext): Promise<Claimed> {
  const account = await context.db.user.findUniqueOrThrow({
    where: { id: context.viewer.id },
    select: { id: true, emailKey: true },
  });
  await admitAttempt(context, account);
  return account;
}

async function refuse(context: SignedInContext, by: 'CODE' | 'PASSKEY', message: string): Promise<never> {
  await inTransaction(context.db, (tx) =>
    record(tx, context, {
      action: 'IDENTITY_CONFIRMATION_FAILED',
      entityType: 'User',
      entityId: context.viewer.id,
      newValues: { by },
    }),
  );
  throw ValidationError.of(by.toLowerCase(), message);
}

interface Confirmation {
  account: Claimed;
  /** The password if omitted. */
  by?: 'CODE' | 'PASSKEY';
  kind?: CodeKind;
}

async function confirmed(
  tx: Tx,
  context: SignedInContext,
  { account, by, kind }: Confirmation,
): Promise<void> {
  await forgetAttempts(tx, context, account);
  await noteConfirmation(tx, context);
  if (kind === 'RECOVERY_CODE')
    await record(tx, context, {
      action: 'RECOVERY_CODE_USED',
      entityType: 'User',
      entityId: context.viewer.id,
    });
  await record(tx, context, {
    action: 'IDENTITY_CONFIRMED',
    entityType: 'Session',
    entityId: context.viewer.sessionId,
    ...(by && { newValues: { by } }),
  });
}
