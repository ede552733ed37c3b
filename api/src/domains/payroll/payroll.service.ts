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
  /** The calendar year of the pay date, by which statements count to date. */
  payYear?: number | null;
}

/** Of a year that no date has, nothing. */
const inYear = (year: number): Prisma.DateTimeFilter | { in: [] } =>
  year >= 1 && year <= 9999
    ? {
        gte: toUtcMidnight(`${String(year).padStart(4, '0')}-01-01`),
        lte: toUtcMidnight(`${String(year).padStart(4, '0')}-12-31`),
      }
    : { in: [] };

/** The runs of a filter that the viewer may see. */
export const payrollRunsWhere = (
  viewer: Viewer | null,
  { userId, status, kind, startDate, endDate, payYear }: PayrollRunFilter,
): Prisma.PayrollRunWhereInput => ({
  AND: [
    visiblePayrollRuns(viewer),
    userId ? { userId: { in: [keyOrNone('User', userId) ?? []].flat() } } : {},
  ],
  ...(status ? { status } : {}),
  ...(kind ? { kind } : {}),
  ...(startDate ? { weekEnd: { gte: toUtcMidnight(startDate) } } : {}),
  ...(endDate ? { weekStart: { lte: toUtcMidnight(endDate) } } : {}),
  ...(payYear != null ? { payDate: inYear(payYear) } : {}),
});

/** The people the viewer can pay: active or not, but neither archived nor the viewer. */
export const payeesWhere = (viewer: Viewer | null, search?: string | null): Prisma.UserWhereInput => ({
  id: viewer ? { not: viewer.id } : { in: [] },
  archivedAt: null,
  ...matchesPerson(search),
});
