/** Restores access for everyone whom the fuzz locked out: a round of only refusals would show little. */
import type { TestPortal } from '../../support/portal.ts';

/** Everyone's roles, by the person's key. */
export type Roles = Awaited<ReturnType<typeof rolesNow>>;

export async function rolesNow({ db }: TestPortal) {
  const people = await db.user.findMany({ select: { id: true, roles: { select: { role: true } } } });
  return people.map(({ id, roles }) => ({ id, previousRoles: roles.map(({ role }) => role) }));
}

/** Active, not archived, with roles and sessions as before; deleted people stay deleted. */
export async function restoreAccess(
  { db, services }: TestPortal,
  roles: Roles,
  free: readonly string[],
): Promise<void> {
  for (const { id, previousRoles } of roles) {
    const { count } = await db.user.updateMany({ where: { id }, data: { isActive: true, archivedAt: null } });
    if (count)
      await db.roleAssignment.createMany({
        data: previousRoles.map((role) => ({ userId: id, role, assignedAt: services.now() })),
        skipDuplicates: true,
      });
  }
  await db.session.updateMany({ data: { revokedAt: null } });
  await db.personalAccessToken.updateMany({ data: { revokedAt: null } });
  await db.user.updateMany({ where: { id: { in: [...free] } }, data: { mustChangePassword: false } });
  await db.signInAttempt.deleteMany();
}
