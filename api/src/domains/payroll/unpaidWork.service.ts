/** Work that was not paid by a day, with what it pays. */
import type { Day } from 'rules/days';
import { type Cents, sumCents } from 'rules/money';
import { todayIn } from 'rules/zonedDays';
import { wrongArgument } from '../../graph/wrongArgument.ts';
import type { Context } from '../../operation/context.ts';
import { groupBy } from '../../platform/lib/groupBy.ts';
import type { AnswerOf } from '../../platform/sql/statement.ts';
import { proposedDays } from './pay/proposedDays.ts';
import { unpaidWeeks } from './unpaidWork.sql.ts';

export interface UnpaidDay {
  date: Day;
  step: 'LOGGED' | 'APPROVED' | 'ON_PAYROLL';
  run: { id: string; userId: string } | null;
  /** Null if no rate is in effect. */
  pay: Cents | null;
}

export interface UnpaidSums {
  /** Approved or on payroll. */
  pay: Cents;
  undecidedPay: Cents;
  paidBefore: Cents;
}

export interface UnpaidPerson extends UnpaidSums {
  userId: string;
  days: UnpaidDay[];
}

const MOST_DAYS = 20_000;

type Week = AnswerOf<typeof unpaidWeeks>[number];

/** What the days of a week pay: what their run says, or else the rate in effect, as if every day were approved. */
function toDays({ userId, weekStart, days, ...rates }: Week, asOf: Day): UnpaidDay[] {
  const open = days.filter(({ runId }) => runId === null);
  const logs = open.map(({ date }) => ({
    ...{ date, worked: true, status: 'APPROVED' as const, description: '' },
  }));
  const proposed = new Map(proposedDays(rates, logs, weekStart, asOf).map((day) => [day.date, day]));
  return days.map(({ date, status, runId, cents }) => {
    if (runId !== null) return { date, step: 'ON_PAYROLL', run: { id: runId, userId }, pay: cents };
    const { proposedPay, lacksRate } = proposed.get(date)!;
    return {
      ...{ date, step: status === 'APPROVED' ? 'APPROVED' : 'LOGGED', run: null },
      pay: lacksRate ? null : proposedPay,
    };
  });
}

/** What was paid for the week with runs that are void now, and is taken off its pay. */
const sumPaidBefore = ({ isOpen, priorPayments, takenOff }: Week): Cents =>
  takenOff +
  (isOpen
    ? sumCents(priorPayments.map((prior) => prior.compensation + prior.reimbursement + prior.deduction))
    : 0);

const sumPay = (days: readonly UnpaidDay[], isDecided: boolean): Cents =>
  sumCents(days.filter(({ step }) => (step !== 'LOGGED') === isDecided).map(({ pay }) => pay ?? 0));

/** By name. Throws VALIDATION for more days than fit into a response. */
export async function readUnpaidWork(context: Context, day: Day | null | undefined): Promise<UnpaidPerson[]> {
  const asOf = day ?? todayIn(context.now(), context.timeZone);
  const weeks = await context.sql.read(context, unpaidWeeks({ asOf, most: MOST_DAYS + 1 }));
  const people = groupBy(weeks, ({ userId }) => userId).map((ofPerson) => {
    const days = ofPerson.flatMap((week) => toDays(week, asOf));
    return {
      ...{ userId: ofPerson[0]!.userId, days, pay: sumPay(days, true), undecidedPay: sumPay(days, false) },
      paidBefore: sumCents(ofPerson.map(sumPaidBefore)),
    };
  });
  if (sumCents(people.map(({ days }) => days.length)) > MOST_DAYS)
    throw wrongArgument(
      'asOf',
      `There are more than ${MOST_DAYS.toLocaleString('en-US')} unpaid days: choose an earlier day as asOf.`,
    );
  return people;
}

export const sumUnpaid = (people: readonly UnpaidPerson[]): UnpaidSums => ({
  pay: sumCents(people.map(({ pay }) => pay)),
  undecidedPay: sumCents(people.map(({ undecidedPay }) => undecidedPay)),
  paidBefore: sumCents(people.map(({ paidBefore }) => paidBefore)),
});
