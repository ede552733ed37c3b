/** A batch works with the current rights of its initiator. */

import { hasAnyRole, listPermissions, type RoleGroup } from 'rules/roles';
import { type SignedInContext, systemContext, type Tx, type Viewer } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { activePerson } from './initiator.sql.ts';

/** The columns of a batch that name its initiator. */
export interface StartedBatch {
  id: string;
  createdById: string | null;
}

/** The initiator as a viewer; null if they were deleted, cannot sign in, or no longer have any of the roles. */
export async function loadInitiator(
  tx: Tx,
  { id, createdById }: StartedBatch,
  anyRole: RoleGroup,
): Promise<Viewer | null> {
  if (createdById === null) return null;
  const [person] = await rowsIn(tx, activePerson({ userId: createdById }));
  if (!person || !hasAnyRole(person, anyRole)) return null;
  return {
    id: createdById,
    // There is no session: they may have signed out long ago.
    sessionId: id,
    roles: person.roles,
    permissions: listPermissions(person.roles),
    mustChangePassword: false,
  };
}

/** The context of the batch's work. Audit entries use its key as their request ID. */
export const batchContext = (services: Services, batchId: string, viewer: Viewer): SignedInContext => ({
  ...systemContext(services),
  viewer,
  request: { id: batchId, ipAddress: null, userAgent: null },
});
