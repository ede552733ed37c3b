/** One person's week as the payroll tracker shows it: what was logged, and what is proposed for it. */
import { GraphQLError } from 'graphql';
import { addDays, type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { SignedInContext } from '../../operation/context.ts';
import { keyOrNone } from '../../operation/ids.ts';
import { canPay } from '../../viewer/policy.ts';
import { rateColumns } from '../timeLogs/dayRate.ts';
import { ARCHIVED_PAYEE } from './payee.ts';
import { ALREADY_PROCESSED } from './process.service.ts';
import { type PayrollWeekDay, proposedDays } from './proposedDays.ts';

export interface PayrollWeek {
  userId: string;
  weekStart: Day;
  weekEnd: Day;
  days: PayrollWeekDay[];
  /** Why the viewer cannot process the week; null when it can be. */
  reason: string | null;
}

/** The live run of a person's week: there is at most one. */
export const liveRunWhere = ({ userId, weekStart }: Pick<PayrollWeek, 'userId' | 'weekStart'>) =>
  ({ userId, weekStart: toUtcMidnight(weekStart), status: { not: 'VOID' } }) as const;

/** The week with the day in it. Throws a GraphQLError with the code NOT_FOUND if there is no such person. */
export async function payrollWeek(context: SignedInContext, userId: string, day: Day): Promise<PayrollWeek> {
  const { db, viewer } = context;
  const key = keyOrNone('User', userId);
  const payee =
    key &&
    (await db.user.findUnique({
      where: { id: key },
      select: { id: true, archivedAt: true, ...rateColumns },
    }));
  if (!payee) throw new GraphQLError('User not found.', { extensions: { code: 'NOT_FOUND' } });
  const weekStart = startOfWeek(day);
  const weekEnd = addDays(weekStart, 6);
  const logs = await db.timeLog.findMany({
    where: { userId: payee.id, date: { gte: toUtcMidnight(weekStart), lte: toUtcMidnight(weekEnd) } },
    select: { date: true, worked: true, status: true, description: true },
  });
  const processed = await db.payrollRun.count({ where: liveRunWhere({ userId: payee.id, weekStart }) });
  return {
    userId: payee.id,
    weekStart,
    weekEnd,
    days: proposedDays(
      payee,
      logs.map((log) => ({ ...log, date: fromUtcMidnight(log.date) })),
      weekStart,
      todayIn(context.now(), context.timeZone),
    ),
    reason: processed
      ? ALREADY_PROCESSED
      : (canPay(viewer, payee) ?? (payee.archivedAt ? ARCHIVED_PAYEE : null)),
  };
}
