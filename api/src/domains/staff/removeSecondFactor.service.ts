/** Lets someone who lost their phone sign in with only the password, until they set up a new second factor. */
import { record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assertAllowed, canRemoveSecondFactor } from '../../viewer/policy.ts';
import { revokeSessions } from '../../viewer/sessions.ts';
import { lockUser } from './lockedUser.ts';

/**
 * Removes the person's authenticator app, recovery codes and passkeys, and ends their sessions. Whatever the company
 * requires of their roles still applies. Returns the key. Throws NotFoundError, ForbiddenError or ConflictError.
 */
export const removeSecondFactor = (context: SignedInContext, input: { userId: string }): Promise<string> =>
  inTransaction(context.db, async (tx) => {
    const { id: userId } = await lockUser(tx, input.userId);
    assertAllowed(
      context,
      'Mutation.removeSecondFactor',
      canRemoveSecondFactor(context.viewer, { id: userId }),
    );
    const apps = await tx.authenticatorApp.findMany({ where: { userId }, select: { confirmedAt: true } });
    const authenticatorApp = apps.some(({ confirmedAt }) => confirmedAt !== null);
    await tx.authenticatorApp.deleteMany({ where: { userId } });
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await tx.passkeyChallenge.deleteMany({ where: { userId } });
    const { count: passkeys } = await tx.passkey.deleteMany({ where: { userId } });
    if (!authenticatorApp && passkeys === 0) throw new ConflictError('This person has no second factor.');
    await revokeSessions(tx, context, userId);
    await record(tx, context, {
      action: 'SECOND_FACTOR_REMOVED_BY_ADMIN',
      entityType: 'User',
      entityId: userId,
      newValues: { authenticatorApp, passkeys },
    });
    await notify(tx, context, { kind: 'SECOND_FACTOR_REMOVED', aboutId: userId, facts: { isOwn: false } });
    return userId;
  });
