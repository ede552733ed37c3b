/** Letting everybody in again whom the fuzz has shut out: a round of refusals alone would show little. */
import type { TestPortal } from '../../support/portal.ts';

/** Everybody's roles, by the key of the person. */
export type Roles = Awaited<ReturnType<typeof rolesNow>>;

export async function rolesNow({ db }: TestPortal) {
  const people = await db.user.findMany({ select: { id: true, roles: { select: { role: true } } } });
  return people.map(({ id, roles }) => ({ id, held: roles.map(({ role }) => role) }));
}

/** Active, not archived, with roles and sessions as before; who was deleted stays away. */
export async function mend(
  { db, services }: TestPortal,
  roles: Roles,
  free: readonly string[],
): Promise<void> {
  for (const { id, held } of roles) {
    const { count } = await db.user.updateMany({ where: { id }, data: { isActive: true, archivedAt: null } });
    if (count)
      await db.roleAssignment.createMany({
        data: held.map((role) => ({ userId: id, role, assignedAt: services.now() })),
        skipDuplicates: true,
      });
  }
  await db.session.updateMany({ data: { revokedAt: null } });
  await db.personalAccessToken.updateMany({ data: { revokedAt: null } });
  await db.user.updateMany({ where: { id: { in: [...free] } }, data: { mustChangePassword: false } });
  await db.signInAttempt.deleteMany();
}
