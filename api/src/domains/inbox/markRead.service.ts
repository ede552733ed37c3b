/** Marking the viewer's own notices as read. */
import { record } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { keyOrNone } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

/** Marks the given notices, or all. Skips other people's and unknown ones. Records nothing if none were unread. */
export async function markNoticesRead(
  context: SignedInContext,
  ids: readonly string[] | null | undefined,
): Promise<void> {
  const { id: recipientId } = context.viewer;
  const keys = ids?.flatMap((id) => keyOrNone('Notice', id) ?? []);
  await inTransaction(context.db, async (tx) => {
    const { count: notices } = await tx.notice.updateMany({
      where: { recipientId, readAt: null, ...(keys ? { id: { in: keys } } : {}) },
      data: { readAt: context.now() },
    });
    if (notices === 0) return;
    await record(tx, context, {
      action: 'NOTICES_READ',
      entityType: 'User',
      entityId: recipientId,
      newValues: { notices },
    });
  });
}
