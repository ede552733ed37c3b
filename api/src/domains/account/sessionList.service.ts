/** The viewer's own sessions: which clients are signed in, and ending unwanted ones. */
import { record } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { endSessions, liveSessions } from '../../viewer/sessions.ts';

/** Ends a session of the viewer, even the current one. Throws NotFoundError for any session that is not live. */
export async function endSession(context: SignedInContext, id: string): Promise<void> {
  const sessionId = toKey('Session', id);
  await inTransaction(context.db, async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, userId: context.viewer.id, ...liveSessions(context) },
      data: { revokedAt: context.now() },
    });
    if (count === 0) throw new NotFoundError('Session');
    await record(tx, context, { action: 'SESSION_ENDED', entityType: 'Session', entityId: sessionId });
  });
}

/** Ends every session of the viewer except the current one. Records nothing if there are none to end. */
export async function endOtherSessions(context: SignedInContext): Promise<void> {
  const { id: userId, sessionId } = context.viewer;
  await inTransaction(context.db, async (tx) => {
    const sessions = await tx.session.count({
      where: { userId, id: { not: sessionId }, ...liveSessions(context) },
    });
    if (sessions === 0) return;
    await endSessions(tx, context, userId, sessionId);
    await record(tx, context, {
      action: 'OTHER_SESSIONS_ENDED',
      entityType: 'User',
      entityId: userId,
      newValues: { sessions },
    });
  });
}
