/** One person's week as the payroll tracker shows it: what was logged, and what is proposed for it. */
import { GraphQLError } from 'graphql';
import type { SignedInContext } from '../context.ts';
import type { TimeLogStatus } from '../db/generated/client/enums.ts';
import { keyOrNone } from '../graphql/ids.ts';
import { canPay } from '../identity/policy.ts';
import { addDays, type Day, fromDbDate, mondayOf, toDbDate, weekDays } from '../lib/dates.ts';
import type { Cents } from '../lib/money.ts';
import { rateOn, ratesOfPerson } from '../timeLogs/dayRate.ts';
import { ALREADY_PROCESSED } from './process.service.ts';
import { ARCHIVED_PAYEE } from './writeRun.ts';

export interface PayrollWeekDay {
  date: Day;
  worked: boolean;
  /** Null where nothing is logged. */
  status: TimeLogStatus | null;
  description: string;
  proposedPay: Cents;
}

export interface PayrollWeek {
  userId: string;
  weekStart: Day;
  weekEnd: Day;
  days: PayrollWeekDay[];
  /** Why the viewer cannot process the week; null when it can be. */
  reason: string | null;
}

/** The run that stands for a person's week: there is at most one. */
export const liveRunOf = ({ userId, weekStart }: Pick<PayrollWeek, 'userId' | 'weekStart'>) =>
  ({ userId, weekStart: toDbDate(weekStart), status: { not: 'VOID' } }) as const;

/** The week with the day in it. Throws a GraphQLError with the code NOT_FOUND where there is no such person. */
export async function payrollWeek(context: SignedInContext, userId: string, day: Day): Promise<PayrollWeek> {
  const { db, viewer } = context;
  const key = keyOrNone('User', userId);
  const payee =
    key &&
    (await db.user.findUnique({
      where: { id: key },
      select: { id: true, archivedAt: true, ...ratesOfPerson },
    }));
  if (!payee) throw new GraphQLError('User not found.', { extensions: { code: 'NOT_FOUND' } });
  const weekStart = mondayOf(day);
  const dates = weekDays(weekStart);
  const logs = await db.timeLog.findMany({
    where: { userId: payee.id, date: { in: dates.map(toDbDate) } },
    select: { date: true, worked: true, status: true, description: true },
  });
  const processed = await db.payrollRun.count({ where: liveRunOf({ userId: payee.id, weekStart }) });
  const logOf = new Map(logs.map((log) => [fromDbDate(log.date), log]));
  return {
    userId: payee.id,
    weekStart,
    weekEnd: addDays(weekStart, 6),
    days: dates.map((date) => {
      const log = logOf.get(date);
      const isDue = log?.worked === true && log.status === 'APPROVED';
      return {
        date,
        worked: log?.worked ?? false,
        status: log?.status ?? null,
        description: log?.description ?? '',
        proposedPay: isDue ? rateOn(payee, date) : 0,
      };
    }),
    reason: processed
      ? ALREADY_PROCESSED
      : (canPay(viewer, payee) ?? (payee.archivedAt ? ARCHIVED_PAYEE : null)),
  };
}
