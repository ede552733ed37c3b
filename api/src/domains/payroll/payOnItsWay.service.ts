/** What somebody is paid next: runs whose money has not left, and the first week that is not on payroll yet. */
import { addDays, type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import type { Cents } from 'rules/money';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import { findMany } from '../../platform/sql/find.ts';
import { type Rates, rateColumns } from '../people/ratesBy.ts';
import { type LoggedDay, proposedDays } from './pay/proposedDays.ts';
import { findDueDate, proposePayDate, readPayDates } from './payDate.ts';
import { propose } from './payrollWeek.service.ts';

export interface PayOnItsWay {
  weekStart: Day;
  /** When it is due, which may have passed; null where nobody has said. */
  payDate: Day | null;
  step: 'LOGGED' | 'APPROVED' | 'ON_PAYROLL';
  /** The run, once there is one. */
  run: { id: string; userId: string } | null;
  /** Before that, what the week comes to if all of it is approved; null where a day has no rate. */
  estimate: Cents | null;
  /** Days behind the estimate. */
  dayCount: number;
}

/** A home shows no more. */
const MOST_RUNS = 10;

/** What the week of these days comes to if all of them are approved. */
async function estimateWeek(
  context: Context,
  userId: string,
  { rates, logs, today }: { rates: Rates; logs: readonly LoggedDay[]; today: Day },
): Promise<PayOnItsWay> {
  const weekStart = startOfWeek(logs[0]!.date);
  const asApproved = logs.map((log) => ({ ...log, status: 'APPROVED' as const }));
  const days = proposedDays(rates, asApproved, weekStart, today);
  const known = await readPayDates(context.db, weekStart);
  const payDate = proposePayDate(weekStart, known, today);
  const { net } = await propose(context, {
    ...{ userId, weekStart, weekEnd: addDays(weekStart, 6), days, payDate },
  });
  return {
    ...{ weekStart, payDate: findDueDate(weekStart, known), run: null, dayCount: logs.length },
    step: logs.every(({ status }) => status === 'APPROVED') ? 'APPROVED' : 'LOGGED',
    estimate: days.some(({ lacksRate }) => lacksRate) ? null : net,
  };
}

/** Runs by their pay dates, then the week: four statements beside what is read with the rest of the home. */
export async function payOnItsWay(context: Context, userId: string): Promise<PayOnItsWay[]> {
  const today = todayIn(context.now(), context.timeZone);
  const [runs, worked, [rates]] = await Promise.all([
    findMany(context, 'payrollRun', {
      where: { userId, status: 'PROCESSED' },
      orderBy: [{ payDate: 'asc' }, { number: 'asc' }],
      take: MOST_RUNS,
      select: { id: true, userId: true, weekStart: true, payDate: true },
    }),
    findMany(context, 'timeLog', {
      where: {
        ...{ userId, worked: true, status: { not: 'REJECTED' }, payrollRunId: null },
        date: { lte: toUtcMidnight(today) },
      },
      orderBy: { date: 'asc' },
      take: 7,
      select: { date: true, worked: true, status: true, description: true },
    }),
    findMany(context, 'user', { where: { id: userId }, select: rateColumns }),
  ]);
  const list: PayOnItsWay[] = runs.map(({ weekStart, payDate, ...run }) => ({
    ...{ weekStart: fromUtcMidnight(weekStart), payDate: fromUtcMidnight(payDate) },
    ...{ step: 'ON_PAYROLL', run, estimate: null, dayCount: 0 },
  }));
  const days = worked.map((log) => ({ ...log, date: fromUtcMidnight(log.date) }));
  const logs = days.filter(({ date }) => startOfWeek(date) === startOfWeek(days[0]!.date));
  if (rates && logs.length > 0) list.push(await estimateWeek(context, userId, { rates, logs, today }));
  return list;
}
