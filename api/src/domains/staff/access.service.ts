/** Access: activating and deactivating users, temporary passwords, unlocking sign-in and signing people out. */
import { record } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { liveAccessTokens } from '../../viewer/accessTokens.ts';
import { OWNER, replacePassword, resetPasswordEnd, temporaryPassword } from '../../viewer/credentials.ts';
import { endAccess } from '../../viewer/endAccess.ts';
import {
  assertAllowed,
  canResetPassword,
  canSetActive,
  canSignOutEverywhere,
  canUnlockSignIn,
} from '../../viewer/policy.ts';
import { endSessions, liveSessions } from '../../viewer/sessions.ts';
import { forgetAllAttempts } from '../../viewer/signInLimits.ts';
import { closeOtherWays } from '../account/passwords.service.ts';
import { tellOfPassword } from '../account/tellOwner.ts';
import { keepAnAdministrator, lockUser } from './lockedUser.ts';

/**
 * Activates or deactivates a user of either kind at once. Returns the key. A repeat changes and records nothing. Throws
 * NotFoundError, ForbiddenError, or ConflictError (LAST_ADMIN).
 */
export const setUserActive = (
  context: SignedInContext,
  input: { userId: string; isActive: boolean },
): Promise<string> =>
  inTransaction(context.db, async (tx) => {
    const { isActive } = input;
    const person = await lockUser(tx, input.userId, { andAdministrators: !isActive });
    // Checked before the rule against changing oneself, so that the only administrator learns what to do first.
    if (!isActive && person.isActive) await keepAnAdministrator(tx, person);
    assertAllowed(context, 'Mutation.setUserActive', canSetActive(context.viewer, person));
    if (person.isActive === isActive) return person.id;
    if (!isActive) await endAccess(tx, context, person.id);
    await tx.user.update({ where: { id: person.id }, data: { isActive }, select: { id: true } });
    await record(tx, context, {
      action: isActive ? 'USER_ACTIVATED' : 'USER_DEACTIVATED',
      entityType: 'User',
      entityId: person.id,
      oldValues: { isActive: !isActive },
      newValues: { isActive },
    });
    return person.id;
  });

/**
 * Sets a password that its owner must change and that expires after a day. Ends every session and invalidates every
 * reset token. Returns the key. Throws NotFoundError, ForbiddenError, or ValidationError for a password that is easy to
 * guess.
 */
export async function resetPassword(
  context: SignedInContext,
  input: { userId: string; newPassword: string },
): Promise<string> {
  const expiresAt = resetPasswordEnd(context);
  const owner = await context.db.user.findUnique({
    where: { id: toKey('User', input.userId) },
    select: OWNER,
  });
  if (!owner) throw new NotFoundError('User');
  // Hashing is slow and needs no database, so it happens outside the transaction.
  const columns = await temporaryPassword(
    context,
    { password: input.newPassword, owner, field: 'newPassword' },
    expiresAt,
  );
  return inTransaction(context.db, async (tx) => {
    const person = await lockUser(tx, input.userId);
    assertAllowed(context, 'Mutation.resetPassword', canResetPassword(context.viewer, person));
    await replacePassword(tx, person.id, columns);
    await forgetAllAttempts(tx, context, person.emailKey);
    await closeOtherWays(tx, context, person.id);
    await record(tx, context, {
      action: 'PASSWORD_RESET_BY_ADMIN',
      entityType: 'User',
      entityId: person.id,
      newValues: { expiresAt },
    });
    await tellOfPassword(tx, context, person.id, { by: 'ADMINISTRATOR' });
    return person.id;
  });
}

/** Forgets all failed sign-ins for the user's address. Returns the key. Throws NotFoundError or ForbiddenError. */
export const unlockSignIn = (context: SignedInContext, input: { userId: string }): Promise<string> =>
  inTransaction(context.db, async (tx) => {
    const person = await lockUser(tx, input.userId);
    assertAllowed(context, 'Mutation.unlockSignIn', canUnlockSignIn(context.viewer, person));
    const attempts = await forgetAllAttempts(tx, context, person.emailKey);
    await record(tx, context, {
      action: 'SIGN_IN_UNLOCKED',
      entityType: 'User',
      entityId: person.id,
      newValues: { forgottenAttempts: attempts },
    });
    return person.id;
  });

/**
 * Ends the person's sessions and access tokens at once. Returns the key. Records nothing if there are none. Throws
 * NotFoundError or ForbiddenError.
 */
export const signOutEverywhere = (context: SignedInContext, input: { userId: string }): Promise<string> =>
  inTransaction(context.db, async (tx) => {
    const person = await lockUser(tx, input.userId);
    assertAllowed(context, 'Mutation.signOutEverywhere', canSignOutEverywhere(context.viewer, person));
    const { id: userId } = person;
    const sessions = await tx.session.count({ where: { userId, ...liveSessions(context) } });
    const accessTokens = await tx.personalAccessToken.count({
      where: { userId, ...liveAccessTokens(context.now()) },
    });
    if (sessions + accessTokens === 0) return userId;
    await endSessions(tx, context, userId);
    await record(tx, context, {
      action: 'SESSIONS_ENDED_BY_ADMIN',
      entityType: 'User',
      entityId: userId,
      // The log omits values whose name mentions tokens.
      newValues: { sessions, scripts: accessTokens },
    });
    return userId;
  });
