/** New passwords: the viewer's own change, and the single-use key that an administrator hands out. */
import { requiredMessage } from 'rules/messages';
import { record } from '../../audit/record.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { NotFoundError, ValidationError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findAccount, OWNER, ownPassword, replacePassword } from '../../viewer/credentials.ts';
import { endAccess, endResetTokens } from '../../viewer/endAccess.ts';
import { lockSession } from '../../viewer/lockSession.ts';
import { assertAllowed, canMakeResetToken } from '../../viewer/policy.ts';
import { provePassword, wrongPassword } from '../../viewer/provePassword.ts';
import { handOver, startSession } from '../../viewer/sessions.ts';
import { forgetAllAttempts, toLine } from '../../viewer/signInLimits.ts';
import { hashResetToken, listResetHashes, newSecretToken } from '../../viewer/tokens.ts';
import type { SignedIn } from './signIn.service.ts';
import { tellOfLink, tellOfPassword } from './tellOwner.ts';

export const RESET_TOKEN_MS = 60 * 60_000;

export interface PasswordChange {
  newPassword: string;
  /** Can be omitted only while a change is required. */
  currentPassword?: string | null;
}

/**
 * Changes the viewer's password, ends every session and begins a new one.
 * Throws ValidationError, also for a wrong current password, or RATE_LIMITED after too many of them.
 */
export async function changePassword(context: SignedInContext, input: PasswordChange): Promise<SignedIn> {
  const { id: userId, mustChangePassword } = context.viewer;
  if (!input.currentPassword && !mustChangePassword)
    throw ValidationError.of('currentPassword', requiredMessage('Current password'));
  const account = input.currentPassword
    ? await provePassword(context, {
        password: input.currentPassword,
        field: 'currentPassword',
        failure: 'PASSWORD_CHANGE_FAILED',
      })
    : await findAccount(context, { id: userId });
  if (!account) throw wrongPassword('currentPassword');
  if (await context.passwords.verify(input.newPassword, account.stored, toLine(context)))
    throw ValidationError.of('newPassword', 'The new password must differ from the current one.');

  const columns = await ownPassword(context, {
    password: input.newPassword,
    owner: account.owner,
    field: 'newPassword',
  });
  const session = await inTransaction(context.db, async (tx) => {
    if (!(await replacePassword(tx, userId, columns, account.stored))) throw wrongPassword('currentPassword');
    // The next session must not outlive an access that has just ended.
    await lockSession(tx, context);
    await forgetAllAttempts(tx, context, account.emailKey);
    await closeOtherWays(tx, context, userId);
    await record(tx, context, { action: 'PASSWORD_CHANGED', entityType: 'User', entityId: userId });
    await tellOfPassword(tx, context, userId, { by: 'OWNER' });
    return startSession(tx, context, userId);
  });
  return handOver(context, { ...session, userId });
}

/** A new password invalidates earlier sessions, reset tokens and the invitation. */
export async function closeOtherWays(tx: Tx, context: Context, userId: string): Promise<void> {
  await endAccess(tx, context, userId);
  await tx.invitation.deleteMany({ where: { userId } });
}

export interface ResetToken {
  resetToken: string;
  /** The page that sets the password, with the key behind #, which browsers send to no server. */
  link: string;
  expiresAt: Date;
}

/** Makes the only valid key to a user's new password: one use, one hour. Throws NotFoundError or ForbiddenError. */
export async function createResetToken(context: SignedInContext, id: string): Promise<ResetToken> {
  const user = await context.db.user.findUnique({
    where: { id: toKey('User', id) },
    select: { id: true, archivedAt: true },
  });
  if (!user) throw new NotFoundError('User');
  assertAllowed(
    context,
    'Mutation.createResetToken',
    canMakeResetToken(context.viewer, { id: user.id, archived: user.archivedAt !== null }),
  );
  const resetToken = newSecretToken();
  const now = context.now();
  const expiresAt = new Date(now.getTime() + RESET_TOKEN_MS);
  await inTransaction(context.db, async (tx) => {
    await endResetTokens(tx, context, user.id);
    await tx.passwordResetToken.create({
      data: {
        userId: user.id,
        tokenHash: hashResetToken(context.keys, resetToken),
        createdAt: now,
        expiresAt,
      },
      select: { id: true },
    });
    await record(tx, context, {
      action: 'PASSWORD_RESET_TOKEN_CREATED',
      entityType: 'User',
      entityId: user.id,
      newValues: { expiresAt },
    });
    await tellOfLink(tx, context, user.id);
  });
  return { resetToken, link: `${context.publicUrl}/reset-password#${resetToken}`, expiresAt };
}

/**
 * Sets a new password with such a key and ends every session. Throws ValidationError for an invalid or expired key.
 */
export async function resetPasswordWithToken(
  context: Context,
  input: { token: string; newPassword: string },
): Promise<void> {
  const live = {
    tokenHash: { in: listResetHashes(context.keys, input.token) },
    usedAt: null,
    expiresAt: { gt: context.now() },
    user: { isActive: true, archivedAt: null },
  };
  const invalid = () => ValidationError.of('token', 'This reset token is not valid or has expired.');
  const found = await context.db.passwordResetToken.findFirst({
    where: live,
    select: { user: { select: { id: true, emailKey: true, ...OWNER } } },
  });
  if (!found) throw invalid();
  const { id: userId, emailKey, ...owner } = found.user;

  const columns = await ownPassword(context, { password: input.newPassword, owner, field: 'newPassword' });
  await inTransaction(context.db, async (tx) => {
    // Of two that use the key at once, one finds it used.
    const { count } = await tx.passwordResetToken.updateMany({
      where: live,
      data: { usedAt: context.now() },
    });
    if (count === 0) throw invalid();
    await replacePassword(tx, userId, columns);
    await forgetAllAttempts(tx, context, emailKey);
    await closeOtherWays(tx, context, userId);
    await record(tx, context, {
      action: 'PASSWORD_RESET',
      entityType: 'User',
      entityId: userId,
      userId,
    });
    await tellOfPassword(tx, context, userId, { by: 'LINK' });
  });
}
