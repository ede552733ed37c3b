/** In whose name a batch pays: the rights of the person who started it, as they are now. */
import { type Services, type SignedInContext, systemContext, type Tx, type Viewer } from '../context.ts';
import { hasAnyRole, MANAGERS, permissionsOf, type RoleName } from '../identity/roles.ts';

export const NO_LONGER_ALLOWED = 'The person who started this may no longer process payroll.';

/** The person as a viewer; null when he has gone, is shut out or may no longer pay people. */
export async function starterOf(tx: Tx, batchId: string, userId: string | null): Promise<Viewer | null> {
  if (userId === null) return null;
  // One statement, because each person of the batch asks it.
  const [person] = await tx.$queryRaw<{ roles: RoleName[] }[]>`
    SELECT ARRAY(SELECT role::text FROM "RoleAssignment" WHERE "userId" = person.id) AS roles
    FROM "User" person
    WHERE person.id = ${userId}::uuid AND person."isActive" AND person."archivedAt" IS NULL`;
  if (!person || !hasAnyRole(person, MANAGERS)) return null;
  return {
    id: userId,
    // No session is behind it: he may have signed out long ago.
    sessionId: batchId,
    roles: person.roles,
    permissions: permissionsOf(person.roles),
    mustChangePassword: false,
  };
}

/** What the batch's work is done with: entries carry its key as the id of their request. */
export const batchContext = (services: Services, batchId: string, viewer: Viewer): SignedInContext => ({
  ...systemContext(services),
  viewer,
  request: { id: batchId, ipAddress: null, userAgent: null },
});
