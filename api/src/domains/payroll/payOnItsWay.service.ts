/** What somebody is paid next: runs whose money has not left, and the first week that is not on payroll yet. */
import { type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import type { Cents } from 'rules/money';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import { findMany } from '../../platform/sql/find.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { type Rates, rateColumns } from '../people/ratesBy.ts';
import { openPlansOfPeople } from '../plans/due.sql.ts';
import { computeProposal } from './pay/proposal.ts';
import { type LoggedDay, proposedDays } from './pay/proposedDays.ts';
import { PAID_RECEIPT, toPaidReceipt } from './payableReceipts.ts';
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

/** What the estimate is made of. */
interface Facts {
  rates: Rates;
  receipts: readonly (PaidReceiptRow & { date: Date })[];
}

type PaidReceiptRow = Parameters<typeof toPaidReceipt>[0];

async function estimate(
  { db, today, userId }: { db: Context['db']; today: Day; userId: string },
  { rates, receipts }: Facts,
  logs: readonly LoggedDay[],
): Promise<PayOnItsWay> {
  const weekStart = startOfWeek(logs[0]!.date);
  const of = { people: [userId], week: weekStart };
  const asApproved = logs.map((log) => ({ ...log, status: 'APPROVED' as const }));
  const days = proposedDays(rates, asApproved, weekStart, today);
  const facts = {
    plans: await rowsIn(db, openPlansOfPeople(of)),
    priorPayments: await rowsIn(db, priorPaymentsOfPeople(of)),
  };
  const known = await readPayDates(db, weekStart);
  const { net } = computeProposal(facts, {
    ...{ weekStart, payDate: proposePayDate(weekStart, known, today), days },
    receipts: receipts
      .filter(({ date }) => startOfWeek(fromUtcMidnight(date)) === weekStart)
      .map(toPaidReceipt),
  });
  return {
    ...{ weekStart, payDate: findDueDate(weekStart, known), run: null, dayCount: logs.length },
    step: logs.every(({ status }) => status === 'APPROVED') ? 'APPROVED' : 'LOGGED',
    estimate: days.some(({ lacksRate }) => lacksRate) ? null : net,
  };
}

/** Runs by their pay dates, then the week: three statements beside what is read with the rest of the home. */
export async function payOnItsWay(context: Context, userId: string): Promise<PayOnItsWay[]> {
  const today = todayIn(context.now(), context.timeZone);
  const [runs, logs, receipts, [rates]] = await Promise.all([
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
    findMany(context, 'receipt', {
      where: {
        ...{ userId, status: 'APPROVED', date: { lte: toUtcMidnight(today) } },
        OR: [{ payrollRunId: null }, { payrollRun: { status: 'VOID' } }],
      },
      orderBy: [{ date: 'asc' }, { id: 'asc' }],
      take: MAX_RUN_RECEIPTS,
      select: PAID_RECEIPT,
    }),
    findMany(context, 'user', { where: { id: userId }, select: rateColumns }),
  ]);
  const list: PayOnItsWay[] = runs.map(({ weekStart, payDate, ...run }) => ({
    ...{ weekStart: fromUtcMidnight(weekStart), payDate: fromUtcMidnight(payDate) },
    ...{ step: 'ON_PAYROLL', run, estimate: null, dayCount: 0 },
  }));
  const days = logs.map((log) => ({ ...log, date: fromUtcMidnight(log.date) }));
  const week = days.filter(({ date }) => startOfWeek(date) === startOfWeek(days[0]!.date));
  if (rates && week.length > 0)
    list.push(await estimate({ db: context.db, today, userId }, { rates, receipts }, week));
  return list;
}
