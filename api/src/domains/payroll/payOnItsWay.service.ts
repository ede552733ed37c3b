/** A person's next pay: runs whose money has not gone out, and the first week that is not on payroll yet. */
import type { Day } from 'rules/days';
import type { Cents } from 'rules/money';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import { payOnItsWayOf } from './latestRuns.sql.ts';
import { computeProposal } from './pay/proposal.ts';
import { proposedDays } from './pay/proposedDays.ts';
import { findDueDate, proposePayDate, readPayDates } from './payDate.ts';
import { readWeekFacts } from './readWeekFacts.ts';
import type { WeekFacts } from './weekFacts.sql.ts';

export interface PayOnItsWay {
  weekStart: Day;
  /** When it is due, possibly in the past; null if not known. */
  payDate: Day | null;
  step: 'LOGGED' | 'APPROVED' | 'ON_PAYROLL';
  /** The run, once there is one. */
  run: { id: string; userId: string } | null;
  /** Before there is a run: what the week pays if all of it is approved; null if a day has no rate. */
  estimate: Cents | null;
  /** How many days the estimate covers. */
  dayCount: number;
}

/** What the week of this day pays if all its days on no run are approved. */
async function estimateWeek(context: Context, userId: string, day: Day, today: Day): Promise<PayOnItsWay[]> {
  const weekStart = startOfWeek(day);
  const facts = (await readWeekFacts(context.db, weekStart, [userId])).get(userId);
  const logs = facts?.logs.filter(isToPay(today)) ?? [];
  if (!facts || logs.length === 0) return [];
  const asApproved = logs.map((log) => ({ ...log, status: 'APPROVED' as const }));
  const days = proposedDays(facts, asApproved, weekStart, today);
  const dates = await readPayDates(context.db, weekStart);
  const payDate = proposePayDate(weekStart, dates, today);
  const { net } = computeProposal(facts, { weekStart, payDate, days, receipts: facts.receipts });
  return [
    {
      ...{ weekStart, payDate: findDueDate(weekStart, dates), run: null, dayCount: logs.length },
      step: logs.every(({ status }) => status === 'APPROVED') ? 'APPROVED' : 'LOGGED',
      estimate: days.some(({ lacksRate }) => lacksRate) ? null : net,
    },
  ];
}

const isToPay =
  (today: Day) =>
  ({ worked, status, isOnRun, date }: WeekFacts['logs'][number]): boolean =>
    worked && status !== 'REJECTED' && !isOnRun && date <= today;

/** Runs by pay date, then the week: two statements beside those for the rest of the home page. */
export async function payOnItsWay(context: Context, userId: string): Promise<PayOnItsWay[]> {
  const today = todayIn(context.now(), context.timeZone);
  const { runs, firstDay } = await context.sql.read(context, payOnItsWayOf({ userId, today }));
  const list = runs.map((run): PayOnItsWay => ({ ...run, step: 'ON_PAYROLL', estimate: null, dayCount: 0 }));
  return firstDay ? [...list, ...(await estimateWeek(context, userId, firstDay, today))] : list;
}
