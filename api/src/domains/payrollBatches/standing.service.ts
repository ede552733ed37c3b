/** What stands between the people of a week and their pay: read for all of them at once, however many there are. */
import { type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { type Cents, fromDecimal } from 'rules/money';
import type { SignedInContext } from '../../operation/context.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { canPay } from '../../viewer/policy.ts';
import { waitingAt } from '../approvalRequests/find.ts';
import { findAboveLimit } from '../payments/limit.ts';
import { runsToSettle } from '../payments/record.sql.ts';
import { backPayOfWeek } from '../payroll/backPay/backPay.service.ts';
import { expectedWhere, lateWhere } from '../timeLogs/late.ts';
import type { BoardRow } from './boardRow.ts';
import { type Attention, countSteps, listAttention, type Steps, type WeekRun } from './standing.ts';

export interface Standing {
  attention: ReadonlyMap<string, Attention>;
  steps: Steps;
}

interface Week {
  weekStart: Day;
  weekEnd: Day;
  /** The company's day of today. */
  today: Day;
  rows: readonly BoardRow[];
}

async function findRuns({ db, viewer, now }: SignedInContext, weekStart: Day): Promise<WeekRun[]> {
  const runs = await db.payrollRun.findMany({
    where: { weekStart: toUtcMidnight(weekStart), status: { not: 'VOID' } },
    select: {
      ...{ id: true, userId: true, status: true, payDate: true },
      approvalRequests: { where: waitingAt(now()), select: { requestId: true } },
    },
  });
  const sums = await rowsIn(db, runsToSettle({ runs: runs.map(({ id }) => id) }));
  const netById = new Map(sums.map(({ id, net }) => [id, net]));
  return runs.map(({ id, userId, status, payDate, approvalRequests }) => ({
    ...{ id, userId, isPaid: status === 'PAID' },
    isAwaiting: status === 'PROCESSED' && approvalRequests.length > 0,
    isPayable: canPay(viewer, { id: userId }) === null,
    payDate: fromUtcMidnight(payDate),
    net: netById.get(id) ?? 0,
  }));
}

/** Who is to be given more than one person may decide about, of what is on payroll and not paid. */
async function findAbove(context: SignedInContext, runs: readonly WeekRun[]): Promise<ReadonlySet<string>> {
  const open = runs.filter(({ isPaid }) => !isPaid);
  return (await findAboveLimit(context.db, context, open))?.people ?? new Set();
}

/** Why the newest batch of the week refused people. */
async function findRefusals({ db }: SignedInContext, weekStart: Day): Promise<Map<string, string>> {
  const batch = await db.payrollBatch.findFirst({
    where: { weekStart: toUtcMidnight(weekStart) },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { items: { where: { status: 'REFUSED' }, select: { userId: true, refusal: true } } },
  });
  return new Map(batch?.items.map(({ userId, refusal }) => [userId, refusal ?? 'Not processed.']));
}

/** Of these people, those of whom days of the week are expected, and once it is over those who are late. */
async function findExpected({ db, timeZone }: SignedInContext, { weekStart, weekEnd, today, rows }: Week) {
  const find = async (where: Prisma.UserWhereInput): Promise<ReadonlySet<string>> => {
    const found = await db.user.findMany({
      where: { id: { in: rows.map(({ userId }) => userId) }, ...where },
      select: { id: true },
    });
    return new Set(found.map(({ id }) => id));
  };
  const expected = await find(expectedWhere(weekStart, timeZone));
  return {
    expected,
    late: weekEnd < today ? await find(lateWhere(weekStart, timeZone)) : new Set<string>(),
  };
}

export async function loadStanding(context: SignedInContext, week: Week): Promise<Standing> {
  const { db } = context;
  const { weekStart, weekEnd, rows } = week;
  const runs = await findRuns(context, weekStart);
  const days = await db.timeLog.findMany({
    where: {
      date: { gte: toUtcMidnight(weekStart), lte: toUtcMidnight(weekEnd) },
      worked: true,
      status: { not: 'REJECTED' },
      payrollRunId: null,
    },
    orderBy: { date: 'asc' },
    select: { id: true, userId: true, status: true },
  });
  const receipts = await db.receipt.findMany({
    where: { date: { lte: toUtcMidnight(weekEnd) }, status: 'PENDING', payrollRunId: null },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
    select: { id: true, userId: true, amount: true },
  });
  const facts = {
    ...(await findExpected(context, week)),
    runs,
    days: days.map(({ id, userId, status }) => ({ id, userId, isPending: status === 'PENDING' })),
    receipts: receipts.map(({ id, userId, amount }) => ({ id, userId, cents: fromDecimal(amount) as Cents })),
    refusals: await findRefusals(context, weekStart),
    aboveLimit: await findAbove(context, runs),
    backPay: await backPayOfWeek(
      db,
      rows.filter(({ run }) => run !== null).map(({ userId }) => userId),
      weekStart,
    ),
  };
  return { attention: listAttention(rows, facts), steps: countSteps(rows, facts) };
}
