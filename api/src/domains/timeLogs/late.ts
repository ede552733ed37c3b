/**
 * Who should have days in a week, and who is late. Lists, counts and the payday all use this, so that every screen
 * agrees.
 */
import { addDays, type Day, toUtcMidnight } from 'rules/days';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { startedBy } from './startedBy.ts';

/** Active contractors who had started by the week's Sunday. */
export const expectedWhere = (monday: Day, timeZone: string) =>
  ({
    kind: 'CONTRACTOR',
    isActive: true,
    archivedAt: null,
    AND: [startedBy(addDays(monday, 6), timeZone)],
  }) satisfies Prisma.UserWhereInput;

/** Those without any day of the week, worked or not, and without a payroll run for it. The week must be over. */
export const lateWhere = (monday: Day, timeZone: string) =>
  ({
    ...expectedWhere(monday, timeZone),
    timeLogs: { none: { date: { gte: toUtcMidnight(monday), lte: toUtcMidnight(addDays(monday, 6)) } } },
    payrollRuns: { none: { weekStart: toUtcMidnight(monday), kind: 'REGULAR', status: { not: 'VOID' } } },
  }) satisfies Prisma.UserWhereInput;
