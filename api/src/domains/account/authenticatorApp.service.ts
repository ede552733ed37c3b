/** The app whose codes are the viewer's second factor: setting it up, confirming it with a code, and removing it. */
import { record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockSession } from '../../viewer/lockSession.ts';
import { takeAppCode } from '../../viewer/secondFactor/factors.ts';
import { replaceRecoveryCodes } from '../../viewer/secondFactor/recoveryCodes.ts';
import { sealFactor } from '../../viewer/secondFactor/sealedFactor.ts';
import { newTotpSecret, toBase32, totpAddress } from '../../viewer/secondFactor/totp.ts';
import { admitAttempt, forgetAttempts } from '../../viewer/signInLimits.ts';
import { keepARequiredFactor } from './requiredFactor.ts';

/** How long a secret on the screen can be confirmed. */
const SET_UP_MS = 15 * 60_000;

export interface AppSecret {
  secret: string;
  address: string;
}

const exists = () =>
  new ConflictError('You already have an authenticator app. Remove it before you set up another one.');

/** Makes a secret for the app, which takes effect once it is confirmed. Throws ConflictError. */
export async function beginAuthenticatorApp(context: SignedInContext): Promise<AppSecret> {
  const { id: userId } = context.viewer;
  const secret = newTotpSecret();
  const columns = {
    sealedSecret: sealFactor(context.keys, { column: 'AuthenticatorApp.sealedSecret', userId }, secret),
    createdAt: context.now(),
    lastStep: 0,
  };
  const { email } = await inTransaction(context.db, async (tx) => {
    await lockSession(tx, context);
    const known = await tx.authenticatorApp.findUnique({ where: { userId }, select: { confirmedAt: true } });
    if (known?.confirmedAt) throw exists();
    await tx.authenticatorApp.upsert({ where: { userId }, create: { userId, ...columns }, update: columns });
    return tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  });
  return {
    secret: toBase32(secret),
    address: totpAddress(secret, await context.companyName(), email),
  };
}

/** Turns the app on and returns recovery codes, which no one can read again. Throws ValidationError and ConflictError. */
export async function confirmAuthenticatorApp(context: SignedInContext, code: string): Promise<string[]> {
  const { id: userId } = context.viewer;
  const account = await context.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, emailKey: true },
  });
  await admitAttempt(context, account);
  return inTransaction(context.db, async (tx) => {
    await lockSession(tx, context);
    const app = await tx.authenticatorApp.findUnique({ where: { userId } });
    if (app?.confirmedAt) throw exists();
    const now = context.now();
    if (!app || now.getTime() - app.createdAt.getTime() > SET_UP_MS)
      throw new ConflictError('This took too long. Start again with a new QR code.');
    if (!(await takeAppCode(tx, context, app, code.replace(/\s/g, ''))))
      throw ValidationError.of('code', 'That code is incorrect. Enter the one your app shows now.');
    await tx.authenticatorApp.update({
      where: { userId },
      data: { confirmedAt: now },
      select: { userId: true },
    });
    await forgetAttempts(tx, context, account);
    await record(tx, context, {
      action: 'AUTHENTICATOR_APP_ADDED',
      entityType: 'User',
      entityId: userId,
    });
    return replaceRecoveryCodes(tx, context.keys, userId);
  });
}

async function requireApp(tx: Tx, userId: string): Promise<void> {
  const app = await tx.authenticatorApp.findUnique({ where: { userId }, select: { confirmedAt: true } });
  if (!app?.confirmedAt) throw new NotFoundError('Authenticator app');
}

/** Replaces the recovery codes. Throws NotFoundError if there is no app. */
export const renewRecoveryCodes = (context: SignedInContext): Promise<string[]> =>
  inTransaction(context.db, async (tx) => {
    const { id: userId } = context.viewer;
    await lockSession(tx, context);
    await requireApp(tx, userId);
    await record(tx, context, {
      action: 'RECOVERY_CODES_RENEWED',
      entityType: 'User',
      entityId: userId,
    });
    return replaceRecoveryCodes(tx, context.keys, userId);
  });

/** Removes the app and its recovery codes. Throws NotFoundError, and ConflictError for a factor that is required. */
export const removeAuthenticatorApp = (context: SignedInContext): Promise<void> =>
  inTransaction(context.db, async (tx) => {
    const { id: userId } = context.viewer;
    await lockSession(tx, context);
    await requireApp(tx, userId);
    await tx.authenticatorApp.delete({ where: { userId }, select: { userId: true } });
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await keepARequiredFactor(tx, context);
    await record(tx, context, {
      action: 'AUTHENTICATOR_APP_REMOVED',
      entityType: 'User',
      entityId: userId,
    });
    await notify(tx, context, { kind: 'SECOND_FACTOR_REMOVED', aboutId: userId, facts: { isOwn: true } });
  });
