/** Which runs a viewer can see, and whom they can pay. */
import { type Day, toUtcMidnight } from 'rules/days';
import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import { checkFilter, type DayRange, inDays, keysOf, type UserIds } from '../../graph/listFilters.ts';
import type { Viewer } from '../../operation/context.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { PayrollRunKind, PayrollRunStatus } from '../../platform/db/generated/client/enums.ts';
import { matchesPerson } from '../people/search.ts';

/** The viewer's own runs; payroll readers see all, anonymous callers none. */
export function visiblePayrollRuns(viewer: Viewer | null): { userId?: string | { in: string[] } } {
  if (!viewer) return { userId: { in: [] } };
  return hasAnyRole(viewer, PAYROLL_READERS) ? {} : { userId: viewer.id };
}

export interface PayrollRunArguments {
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
  filter?: {
    payDate?: DayRange | null;
    weekStart?: DayRange | null;
    status?: { in: readonly PayrollRunStatus[] } | null;
    kind?: PayrollRunKind | null;
    userId?: UserIds | null;
    number?: number | null;
    hasExpenses?: boolean | null;
    updatedSince?: Date | null;
  } | null;
}

const FORMER_NAMES = { userId: 'userId', status: 'status', kind: 'kind', payDate: 'payYear' };

/** A year outside the calendar matches nothing. */
const inYear = (year: number): Prisma.DateTimeFilter | { in: [] } =>
  year >= 1 && year <= 9999
    ? {
        gte: toUtcMidnight(`${String(year).padStart(4, '0')}-01-01`),
        lte: toUtcMidnight(`${String(year).padStart(4, '0')}-12-31`),
      }
    : { in: [] };

const filtered = ({
  payDate,
  weekStart,
  status,
  kind,
  userId,
  number,
  hasExpenses,
  updatedSince,
}: NonNullable<PayrollRunArguments['filter']>): Prisma.PayrollRunWhereInput => ({
  ...(payDate ? { payDate: inDays(payDate) } : {}),
  ...(weekStart ? { weekStart: inDays(weekStart) } : {}),
  ...(status ? { status: { in: [...status.in] } } : {}),
  ...(kind ? { kind } : {}),
  ...(userId ? { userId: keysOf(userId.in) } : {}),
  ...(number != null ? { number } : {}),
  ...(hasExpenses != null ? { bonuses: hasExpenses ? { gt: 0 } : 0 } : {}),
  ...(updatedSince ? { updatedAt: { gte: updatedSince } } : {}),
});

/** The runs that match and that the viewer may see. Throws VALIDATION for an impossible filter. */
export function payrollRunsWhere(
  viewer: Viewer | null,
  args: PayrollRunArguments,
): Prisma.PayrollRunWhereInput {
  checkFilter({ ...args }, FORMER_NAMES);
  const { userId, status, kind, startDate, endDate, payYear, filter } = args;
  return {
    AND: [
      visiblePayrollRuns(viewer),
      userId ? { userId: keysOf([userId]) } : {},
      filter ? filtered(filter) : {},
    ],
    ...(status ? { status } : {}),
    ...(kind ? { kind } : {}),
    ...(startDate ? { weekEnd: { gte: toUtcMidnight(startDate) } } : {}),
    ...(endDate ? { weekStart: { lte: toUtcMidnight(endDate) } } : {}),
    ...(payYear != null ? { payDate: inYear(payYear) } : {}),
  };
}

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
