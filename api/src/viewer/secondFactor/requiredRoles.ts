/** The roles the company requires a second factor of. */
import type { RoleName } from 'rules/roles';
import type { Tx } from '../../operation/context.ts';

/** Whether one of the roles is among those that need one. */
export const requiresFactor = (roles: readonly RoleName[], required: readonly RoleName[]): boolean =>
  required.some((role) => roles.includes(role));

/** Those roles, as the company has chosen them. */
export async function readRequiredRoles(db: Pick<Tx, 'companyProfile'>): Promise<RoleName[]> {
  const company = await db.companyProfile.findUnique({
    where: { id: 1 },
    select: { secondFactorRoles: true },
  });
  return company?.secondFactorRoles ?? [];
}
