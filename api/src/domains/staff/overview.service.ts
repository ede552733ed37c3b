/** The numbers of the staff's screen. */
import type { Context } from '../../operation/context.ts';
import { Prisma } from '../../platform/db/generated/client/client.ts';

export interface StaffOverview {
  totalStaff: number;
  activeStaff: number;
  inactiveStaff: number;
  archivedUsers: number;
  managers: number;
  totalUsers: number;
  activeUsers: number;
  activeContractors: number;
}

/** All of them in one statement. */
export const staffOverview = (context: Context): Promise<StaffOverview> =>
  context.sql.read(
    context,
    Prisma.sql`
    WITH person AS (
      SELECT kind = 'STAFF' AS staff, "isActive" AS active, "archivedAt" IS NOT NULL AS archived,
        EXISTS (SELECT FROM "RoleAssignment" WHERE "userId" = "User".id AND role = 'Manager') AS manager
      FROM "User")
    SELECT row_to_json(counts) FROM (SELECT
      count(*) FILTER (WHERE staff AND NOT archived)::int AS "totalStaff",
      count(*) FILTER (WHERE staff AND NOT archived AND active)::int AS "activeStaff",
      count(*) FILTER (WHERE staff AND NOT archived AND NOT active)::int AS "inactiveStaff",
      count(*) FILTER (WHERE archived)::int AS "archivedUsers",
      count(*) FILTER (WHERE staff AND NOT archived AND manager)::int AS managers,
      count(*)::int AS "totalUsers",
      count(*) FILTER (WHERE NOT archived AND active)::int AS "activeUsers",
      count(*) FILTER (WHERE NOT staff AND NOT archived AND active)::int AS "activeContractors"
    FROM person) counts`,
  );
