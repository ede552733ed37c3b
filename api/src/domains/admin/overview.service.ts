/** The numbers on an administrator's home. */
import type { Context } from '../../operation/context.ts';
import { Prisma } from '../../platform/db/generated/client/client.ts';

export interface PeopleCounts {
  total: number;
  active: number;
  archived: number;
  activeContractors: number;
}

/** Everybody of either kind, archived people included; active are those who can sign in. */
export const countPeople = (context: Context): Promise<PeopleCounts> =>
  context.sql.read(
    context,
    Prisma.sql`SELECT json_build_object(
        'total', count(*),
        'archived', count(*) FILTER (WHERE "archivedAt" IS NOT NULL),
        'active', count(*) FILTER (WHERE "archivedAt" IS NULL AND "isActive"),
        'activeContractors',
          count(*) FILTER (WHERE "archivedAt" IS NULL AND "isActive" AND kind = 'CONTRACTOR'))
      FROM "User"`,
  );

const RECENT = 100;

/** How many of the latest hundred days await a decision. */
export const countPendingApprovals = (context: Context): Promise<number> =>
  context.sql.read(
    context,
    Prisma.sql`SELECT to_json(count(*) FILTER (WHERE status = 'PENDING'))
      FROM (SELECT status FROM "TimeLog" ORDER BY date DESC, id DESC LIMIT ${Prisma.raw(String(RECENT))}) latest`,
  );
