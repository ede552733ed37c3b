/** Which days a viewer can see, and how many there are. */
import { type Day, toUtcMidnight } from 'rules/days';
import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import type { Context, Viewer } from '../../operation/context.ts';
import { keyOrNone } from '../../operation/ids.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { TimeLogStatus } from '../../platform/db/generated/client/enums.ts';
import { models } from '../../platform/sql/dataModel.ts';
import { whereSql } from '../../platform/sql/where.ts';
import { statusCounts } from './timeLogs.sql.ts';

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
export const within = ({ startDate, endDate }: DayRange) => ({
  ...(startDate ? { gte: toUtcMidnight(startDate) } : {}),
  ...(endDate ? { lte: toUtcMidnight(endDate) } : {}),
});

export interface TimeLogFilter extends DayRange {
  status?: TimeLogStatus | null;
  /** The ID of a person; a malformed one matches nothing. */
  userId?: string | null;
}

/** The days that match a filter and that the viewer may see. */
export const timeLogsWhere = (viewer: Viewer | null, filter: TimeLogFilter): Prisma.TimeLogWhereInput => ({
  AND: [
    visibleTimeLogs(viewer),
    filter.userId ? { userId: { in: [keyOrNone('User', filter.userId) ?? []].flat() } } : {},
  ],
  ...(filter.status ? { status: filter.status } : {}),
  date: within(filter),
});

export type DayCounts = Record<TimeLogStatus, number>;

/** The number of all days. */
export const sumCounts = ({ PENDING, APPROVED, REJECTED }: DayCounts): number =>
  PENDING + APPROVED + REJECTED;

/** How many days of each status match: one statement. */
export const countByStatus = (context: Context, where: Prisma.TimeLogWhereInput): Promise<DayCounts> =>
  context.sql.read(context, statusCounts({ matching: whereSql(models.TimeLog, 't', where) }));
