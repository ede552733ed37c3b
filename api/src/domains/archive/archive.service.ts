/** Archives people and restores them. */

import { record } from '../../audit/record.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { readKept } from '../../platform/sql/kept.ts';
import { endAccess } from '../../viewer/endAccess.ts';
import { assertAllowed, canArchive, canUnarchive } from '../../viewer/policy.ts';
import { lockUser } from '../staff/lockedUser.ts';
import { archiveCounts } from './archive.sql.ts';

/**
 * Archives a user of either kind, who then cannot sign in, or restores the user; ended sessions stay ended. Returns the
 * key. If nothing changes, nothing is recorded. Throws NotFoundError or ForbiddenError.
 */
export const setUserArchived = (
  context: SignedInContext,
  input: { userId: string; archived: boolean },
): Promise<string> =>
  inTransaction(context.db, async (tx) => {
    const { archived } = input;
    const person = await lockUser(tx, input.userId);
    const verdict = archived ? canArchive(context.viewer, person) : canUnarchive(context.viewer);
    assertAllowed(context, 'Mutation.setUserArchived', verdict);
    if (person.archived === archived) return person.id;
    await tx.user.update({
      where: { id: person.id },
      data: { archivedAt: archived ? context.now() : null },
      select: { id: true },
    });
    if (archived) await endAccess(tx, context, person.id);
    await record(tx, context, {
      action: archived ? 'USER_ARCHIVED' : 'USER_UNARCHIVED',
      entityType: 'User',
      entityId: person.id,
      oldValues: { archived: !archived },
      newValues: { archived },
    });
    return person.id;
  });

export interface ArchiveOverview {
  archivedUsers: number;
  itAdmins: number;
  deletable: number;
}

/** The three cards of the archive, in one statement. */
export const archiveOverview = (context: SignedInContext): Promise<ArchiveOverview> =>
  readKept(context, archiveCounts({ viewer: context.viewer.id }));
