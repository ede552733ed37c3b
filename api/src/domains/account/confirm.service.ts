/** Confirming who is there, for operations that need a fresh session. */
import { record } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { freshUntil, noteConfirmation } from '../../viewer/freshSession.ts';
import { provePassword } from '../../viewer/provePassword.ts';
import { forgetAttempts } from '../../viewer/signInLimits.ts';

/** Answers until when the session is fresh. Throws ValidationError, or RATE_LIMITED. */
export async function confirmIdentity(context: SignedInContext, password: string): Promise<Date> {
  const account = await provePassword(context, {
    password,
    field: 'password',
    failure: 'IDENTITY_CONFIRMATION_FAILED',
  });
  const until = freshUntil(context);
  await inTransaction(context.db, async (tx) => {
    await forgetAttempts(tx, context, account);
    await noteConfirmation(tx, context);
    await record(tx, context, {
      action: 'IDENTITY_CONFIRMED',
      entityType: 'Session',
      entityId: context.viewer.sessionId,
    });
  });
  return until;
}
