/** One person's week as the payroll tracker shows it: what was logged, and what is proposed for it. */
import { GraphQLError } from 'graphql';
import { addDays, type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { Context, SignedInContext } from '../../operation/context.ts';
import { keyOrNone } from '../../operation/ids.ts';
import { memoize } from '../../platform/lib/memoize.ts';
import { findMany } from '../../platform/sql/find.ts';
import { canPay } from '../../viewer/policy.ts';
import { rateColumns } from '../people/ratesBy.ts';
import { openPlansOfPeople } from '../plans/due.sql.ts';
import type { ComputedRun } from './pay/computeRun.ts';
import { computeProposal } from './pay/proposal.ts';
import { type PayrollWeekDay, proposedDays } from './pay/proposedDays.ts';
import { PAID_RECEIPT, payableReceiptsWhere, toPaidReceipt } from './payableReceipts.ts';
import { weekPayDate } from './payDate.ts';
import { ARCHIVED_PAYEE } from './payee.ts';
import { priorPaymentsOfPeople } from './priorPayments.sql.ts';
import { ALREADY_PROCESSED } from './process.service.ts';
import { MAX_RUN_RECEIPTS } from './weekInput.ts';

export interface PayrollWeek {
  userId: string;
  weekStart: Day;
  weekEnd: Day;
  days: PayrollWeekDay[];
  /** On which the week would be paid. */
  payDate: Day;
  /** Whether something can be added to the person's pay. */
  canAdd: boolean;
  /** Why the viewer cannot process the week; null when it can be. */
  reason: string | null;
  /** The run of the week if it were processed as proposed; of nothing where it cannot be. */
  proposal: () => Promise<ComputedRun>;
}

type WeekToPay = Pick<PayrollWeek, 'userId' | 'weekStart' | 'weekEnd' | 'days' | 'payDate'>;

/** The regular run of a person's week that stands: there is at most one. */
export const liveRunWhere = ({ userId, weekStart }: Pick<PayrollWeek, 'userId' | 'weekStart'>) =>
  ({ userId, weekStart: toUtcMidnight(weekStart), kind: 'REGULAR', status: { not: 'VOID' } }) as const;

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
  const today = todayIn(context.now(), context.timeZone);
  const logs = await db.timeLog.findMany({
    where: { userId: payee.id, date: { gte: toUtcMidnight(weekStart), lte: toUtcMidnight(weekEnd) } },
    select: { date: true, worked: true, status: true, description: true },
  });
  const refusal = canPay(viewer, payee) ?? (payee.archivedAt ? ARCHIVED_PAYEE : null);
  const processed = await db.payrollRun.count({ where: liveRunWhere({ userId: payee.id, weekStart }) });
  const week = {
    userId: payee.id,
    weekStart,
    weekEnd,
    days: proposedDays(
      payee,
      logs.map((log) => ({ ...log, date: fromUtcMidnight(log.date) })),
      weekStart,
      today,
    ),
    payDate: await weekPayDate(db, weekStart, today),
    canAdd: refusal === null,
    reason: processed ? ALREADY_PROCESSED : refusal,
  };
  return {
    ...week,
    proposal: memoize(async () => (week.reason === null ? propose(context, week) : proposeNothing(week))),
  };
}

const proposeNothing = ({ weekStart, payDate }: WeekToPay): ComputedRun =>
  computeProposal({ priorPayments: [], plans: [] }, { weekStart, payDate, days: [], receipts: [] });

/** The run of the week if these days were processed with its receipts. */
export async function propose(
  context: Pick<Context, 'db' | 'sql'>,
  { userId, weekStart, weekEnd, days, payDate }: WeekToPay,
): Promise<ComputedRun> {
  const of = { people: [userId], week: weekStart };
  const receipts = await findMany(context, 'receipt', {
    where: { userId, ...payableReceiptsWhere(weekEnd) },
    orderBy: [{ date: 'asc' }, { id: 'asc' }],
    take: MAX_RUN_RECEIPTS,
    select: PAID_RECEIPT,
  });
  const facts = {
    plans: await context.sql.rows(openPlansOfPeople(of)),
    priorPayments: await context.sql.rows(priorPaymentsOfPeople(of)),
  };
  return computeProposal(facts, { weekStart, payDate, days, receipts: receipts.map(toPaidReceipt) });
}
