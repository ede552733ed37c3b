/** Which runs one may see, and who can be paid. */
import { type Day, toUtcMidnight } from 'rules/days';
import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import type { Viewer } from '../../operation/context.ts';
import { keyOrNone } from '../../operation/ids.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { PayrollRunKind, PayrollRunStatus } from '../../platform/db/generated/client/enums.ts';
import { matchesPerson } from '../people/search.ts';

/** The viewer's own runs; managers, administrators and accountants see all, anonymous callers none. */
export function visiblePayrollRuns(viewer: Viewer | null): { userId?: string | { in: string[] } } {
  if (!viewer) return { userId: { in: [] } };
  return hasAnyRole(viewer, PAYROLL_READERS) ? {} : { userId: viewer.id };
}

export interface PayrollRunFilter {
  /** The id of a person; a text that is none matches nothing. */
  userId?: string | null;
  status?: PayrollRunStatus | null;
  kind?: PayrollRunKind | null;
  /** Weeks with a day from this one on … */
  startDate?: Day | null;
  /** … up to this one, both included. */
  endDate?: Day | null;
}

/** The runs of a filter that the viewer may see. */
export const payrollRunsWhere = (
  viewer: Viewer | null,
  { userId, status, kind, startDate, endDate }: PayrollRunFilter,
): Prisma.PayrollRunWhereInput => ({
  AND: [
    visiblePayrollRuns(viewer),
    userId ? { userId: { in: [keyOrNone('User', userId) ?? []].flat() } } : {},
  ],
  ...(status ? { status } : {}),
  ...(kind ? { kind } : {}),
  ...(startDate ? { weekEnd: { gte: toUtcMidnight(startDate) } } : {}),
  ...(endDate ? { weekStart: { lte: toUtcMidnight(endDate) } } : {}),
});

/** The people the viewer can pay: active or not, but neither archived nor the viewer. */
export const payeesWhere = (viewer: Viewer | null, search?: string | null): Prisma.UserWhereInput => ({
  id: viewer ? { not: viewer.id } : { in: [] },
  archivedAt: null,
  ...matchesPerson(search),
});
