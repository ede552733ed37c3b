/** Which days a viewer can see, and how many there are. */
import type { Day } from 'rules/days';
import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import { checkFilter, type DayRange as Days, inDays, keysOf, type UserIds } from '../../graph/listFilters.ts';
import type { Context, Viewer } from '../../operation/context.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { TimeLogStatus } from '../../platform/db/generated/client/enums.ts';

/** The viewer's own days; payroll readers see everyone's, anonymous callers none. */
export function visibleTimeLogs(viewer: Viewer | null): { userId?: string | { in: string[] } } {
  if (!viewer) return { userId: { in: [] } };
  return hasAnyRole(viewer, PAYROLL_READERS) ? {} : { userId: viewer.id };
}

export interface DayRange {
  /** First and last day, inclusive. */
  startDate?: Day | null;
  endDate?: Day | null;
}

/** The range as a condition on a date column. */
export const within = ({ startDate, endDate }: DayRange) => inDays({ from: startDate, to: endDate });

export interface DayArguments<Status> extends DayRange {
  status?: Status | null;
  /** The ID of a person; a malformed one matches nothing. */
  userId?: string | null;
  filter?: {
    date?: Days | null;
    status?: { in: readonly Status[] } | null;
    userId?: UserIds | null;
  } | null;
}

/**
 * What matches of rows with a day, a status and a person. Throws VALIDATION for a filter that is no use. `days` are the
 * days of the deprecated arguments.
 */
export function daysWhere<Status extends string>(args: DayArguments<Status>, days: DayRange = args) {
  const former = args.startDate ? 'startDate' : 'endDate';
  checkFilter({ ...args }, { userId: 'userId', status: 'status', date: former });
  const { userId, status, filter } = args;
  return {
    AND: [
      userId ? { userId: keysOf([userId]) } : {},
      filter?.userId ? { userId: keysOf(filter.userId.in) } : {},
      filter?.status ? { status: { in: [...filter.status.in] } } : {},
      filter?.date ? { date: inDays(filter.date) } : {},
    ],
    ...(status ? { status } : {}),
    date: within(days),
  };
}

/** The days that match a filter and that the viewer may see. */
export const timeLogsWhere = (
  viewer: Viewer | null,
  args: DayArguments<TimeLogStatus>,
): Prisma.TimeLogWhereInput => ({ AND: [visibleTimeLogs(viewer), daysWhere(args)] });

export type DayCounts = Record<TimeLogStatus, number>;

/** The number of all days. */
export const sumCounts = ({ PENDING, APPROVED, REJECTED }: DayCounts): number =>
  PENDING + APPROVED + REJECTED;

/** How many days of each status match: one statement. */
export async function countByStatus({ db }: Context, where: Prisma.TimeLogWhereInput): Promise<DayCounts> {
  const found = await db.timeLog.groupBy({ by: 'status', where, _count: true });
  const counts = Object.fromEntries(found.map(({ status, _count }) => [status, _count]));
  return { PENDING: 0, APPROVED: 0, REJECTED: 0, ...counts };
}
