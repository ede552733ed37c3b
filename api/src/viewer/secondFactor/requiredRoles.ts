/** The roles for which the company requires a second factor. */
import type { RoleName } from 'rules/roles';
import type { Tx } from '../../operation/context.ts';

/** Whether one of these roles requires one. */
export const requiresFactor = (roles: readonly RoleName[], required: readonly RoleName[]): boolean =>
  required.some((role) => roles.includes(role));

/** Those roles, as configured by the company. */
export async function readRequiredRoles(db: Pick<Tx, 'companyProfile'>): Promise<RoleName[]> {
  const company = await db.companyProfile.findUnique({
    where: { id: 1 },
    select: { secondFactorRoles: true },
  });
  return company?.secondFactorRoles ?? [];
}
