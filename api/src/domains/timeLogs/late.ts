/**
 * Who should have days in a week, and who is late with them. Lists, counts and the payday all read it here, so that
 * no one is late on one screen alone.
 */
import { addDays, type Day, toUtcMidnight } from 'rules/days';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { startedBy } from './startedBy.ts';

/** Active contractors who had started by the Sunday of the week. */
export const expectedWhere = (monday: Day, timeZone: string) =>
  ({
    kind: 'CONTRACTOR',
    isActive: true,
    archivedAt: null,
    AND: [startedBy(addDays(monday, 6), timeZone)],
  }) satisfies Prisma.UserWhereInput;

/** Those of them without any day of the week, worked or not, and without a payroll run of it. It must be over. */
export const lateWhere = (monday: Day, timeZone: string) =>
  ({
    ...expectedWhere(monday, timeZone),
    timeLogs: { none: { date: { gte: toUtcMidnight(monday), lte: toUtcMidnight(addDays(monday, 6)) } } },
    payrollRuns: { none: { weekStart: toUtcMidnight(monday), kind: 'REGULAR', status: { not: 'VOID' } } },
  }) satisfies Prisma.UserWhereInput;
