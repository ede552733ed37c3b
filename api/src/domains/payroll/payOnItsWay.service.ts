/** What somebody is paid next: runs whose money has not left, and weeks that are not on payroll yet. */
import { addDays, type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import type { Cents } from 'rules/money';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { rateColumns } from '../people/ratesBy.ts';
import { openPlansOfPeople } from '../plans/due.sql.ts';
import { computeProposal } from './pay/proposal.ts';
import { type LoggedDay, proposedDays } from './pay/proposedDays.ts';
import { PAID_RECEIPT, payableReceiptsWhere, toPaidReceipt } from './payableReceipts.ts';
import { findDueDate, proposePayDate, readPayDates } from './payDate.ts';
import { priorPaymentsOfPeople } from './priorPayments.sql.ts';
import { MAX_RUN_RECEIPTS } from './weekInput.ts';

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
const MOST_WEEKS = 3;

type Reader = Pick<Context, 'db'> & { userId: string; today: Day };

async function listRuns({ db, userId }: Reader): Promise<PayOnItsWay[]> {
  const runs = await db.payrollRun.findMany({
    where: { userId, status: 'PROCESSED' },
    orderBy: [{ payDate: 'asc' }, { number: 'asc' }],
    take: MOST_RUNS,
    select: { id: true, userId: true, weekStart: true, payDate: true },
  });
  return runs.map(({ weekStart, payDate, ...run }) => ({
    ...{ weekStart: fromUtcMidnight(weekStart), payDate: fromUtcMidnight(payDate) },
    ...{ step: 'ON_PAYROLL' as const, run, estimate: null, dayCount: 0 },
  }));
}

/** Worked days that are on no run and were not rejected, by week, the earliest first. */
async function listOpenWeeks({ db, userId, today }: Reader): Promise<Map<Day, LoggedDay[]>> {
  const logs = await db.timeLog.findMany({
    where: {
      ...{ userId, worked: true, status: { not: 'REJECTED' }, payrollRunId: null },
      date: { lte: toUtcMidnight(today) },
    },
    orderBy: { date: 'asc' },
    take: 7 * MOST_WEEKS,
    select: { date: true, worked: true, status: true, description: true },
  });
  const weeks = new Map<Day, LoggedDay[]>();
  for (const log of logs) {
    const date = fromUtcMidnight(log.date);
    const week = startOfWeek(date);
    weeks.set(week, [...(weeks.get(week) ?? []), { ...log, date }]);
  }
  return new Map([...weeks].slice(0, MOST_WEEKS));
}

async function estimate(
  { db, userId, today }: Reader,
  weekStart: Day,
  logs: readonly LoggedDay[],
): Promise<PayOnItsWay> {
  const of = { people: [userId], week: weekStart };
  const rates = await db.user.findUniqueOrThrow({ where: { id: userId }, select: rateColumns });
  const asApproved = logs.map((log) => ({ ...log, status: 'APPROVED' as const }));
  const days = proposedDays(rates, asApproved, weekStart, today);
  const receipts = await db.receipt.findMany({
    where: {
      userId,
      ...payableReceiptsWhere(addDays(weekStart, 6)),
      date: { gte: toUtcMidnight(weekStart) },
    },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
    take: MAX_RUN_RECEIPTS,
    select: PAID_RECEIPT,
  });
  const facts = {
    plans: await rowsIn(db, openPlansOfPeople(of)),
    priorPayments: await rowsIn(db, priorPaymentsOfPeople(of)),
  };
  const known = await readPayDates(db, weekStart);
  const payDate = proposePayDate(weekStart, known, today);
  const { net } = computeProposal(facts, {
    ...{ weekStart, payDate, days, receipts: receipts.map(toPaidReceipt) },
  });
  return {
    ...{ weekStart, payDate: findDueDate(weekStart, known), run: null, dayCount: logs.length },
    step: logs.every(({ status }) => status === 'APPROVED') ? 'APPROVED' : 'LOGGED',
    estimate: days.some(({ lacksRate }) => lacksRate) ? null : net,
  };
}

/** Runs by their pay dates, then the earliest weeks. */
export async function payOnItsWay(context: Context, userId: string): Promise<PayOnItsWay[]> {
  const reader = { db: context.db, userId, today: todayIn(context.now(), context.timeZone) };
  const list = await listRuns(reader);
  for (const [weekStart, logs] of await listOpenWeeks(reader))
    list.push(await estimate(reader, weekStart, logs));
  return list;
}
