/** On whose behalf a batch works: the rights of the person who started it, as they are now. */

import { hasAnyRole, listPermissions, type RoleGroup } from 'rules/roles';
import { type SignedInContext, systemContext, type Tx, type Viewer } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { activePerson } from './initiator.sql.ts';

/** What a batch's row says of itself. */
export interface StartedBatch {
  id: string;
  createdById: string | null;
}

/** The person as a viewer; null if they are gone, locked out or no longer have any of the roles. */
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
    // No session is behind it: they may have signed out long ago.
    sessionId: id,
    roles: person.roles,
    permissions: listPermissions(person.roles),
    mustChangePassword: false,
  };
}

/** What the batch's work is done with: entries carry its key as the id of their request. */
export const batchContext = (services: Services, batchId: string, viewer: Viewer): SignedInContext => ({
  ...systemContext(services),
  viewer,
  request: { id: batchId, ipAddress: null, userAgent: null },
});
