/** The numbers on an administrator's home. */
import type { Context } from '../context.ts';

export interface PeopleCounts {
  total: number;
  active: number;
  archived: number;
  activeContractors: number;
}

/** Everybody of either kind, archived people included; active are those who can sign in. */
export async function countPeople({ db }: Context): Promise<PeopleCounts> {
  const [counts] = await db.$queryRaw<PeopleCounts[]>`
    SELECT count(*)::int AS total,
      count(*) FILTER (WHERE "archivedAt" IS NOT NULL)::int AS archived,
      count(*) FILTER (WHERE "archivedAt" IS NULL AND "isActive")::int AS active,
      count(*) FILTER (WHERE "archivedAt" IS NULL AND "isActive" AND kind = 'CONTRACTOR')::int
        AS "activeContractors"
    FROM "User"`;
  return counts!;
}

const RECENT = 100;

/** How many of the latest hundred days await a decision. */
export async function countPendingApprovals({ db }: Context): Promise<number> {
  const latest = await db.timeLog.findMany({
    orderBy: [{ date: 'desc' }, { id: 'desc' }],
    take: RECENT,
    select: { status: true },
  });
  return latest.filter(({ status }) => status === 'PENDING').length;
}
