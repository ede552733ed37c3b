/** Which runs a viewer can see, and whom they can pay. */
import { type Day, toUtcMidnight } from 'rules/days';
import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import type { Viewer } from '../../operation/context.ts';
import { keyOrNone } from '../../operation/ids.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { PayrollRunKind, PayrollRunStatus } from '../../platform/db/generated/client/enums.ts';
import { matchesPerson } from '../people/search.ts';

/** The viewer's own runs; payroll readers see all, anonymous callers none. */
export function visiblePayrollRuns(viewer: Viewer | null): { userId?: string | { in: string[] } } {
  if (!viewer) return { userId: { in: [] } };
  return hasAnyRole(viewer, PAYROLL_READERS) ? {} : { userId: viewer.id };
}

export interface PayrollRunFilter {
  /** The ID of a person; a malformed one matches nothing. */
  userId?: string | null;
  status?: PayrollRunStatus | null;
  kind?: PayrollRunKind | null;
  /** Weeks with a day on or after this one … */
  startDate?: Day | null;
  /** … and on or before this one. */
  endDate?: Day | null;
  /** The calendar year of the pay date. Year-to-date amounts on statements use it too. */
  payYear?: number | null;
}

/** A year outside the calendar matches nothing. */
const inYear = (year: number): Prisma.DateTimeFilter | { in: [] } =>
  year >= 1 && year <= 9999
    ? {
        gte: toUtcMidnight(`${String(year).padStart(4, '0')}-01-01`),
        lte: toUtcMidnight(`${String(year).padStart(4, '0')}-12-31`),
      }
    : { in: [] };

/** The runs that match a filter and that the viewer may see. */
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

export interface PayeesFilter {
  search?: string | null;
  includeFormer?: boolean | null;
}

/** The people the viewer can pay: active or not, not archived unless asked for, and not the viewer. */
export const payeesWhere = (
  viewer: Viewer | null,
  { search, includeFormer }: PayeesFilter,
): Prisma.UserWhereInput => ({
  id: viewer ? { not: viewer.id } : { in: [] },
  ...(includeFormer ? {} : { archivedAt: null }),
  ...matchesPerson(search),
});
