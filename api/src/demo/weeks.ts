/** A week of the sample: how it falls, how drivers send it, and how the manager pays it. */
import { addDays, type Day } from 'rules/days';
import { toAmount, toExactCents } from 'rules/money';
import { listWeekDays } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import { lockReceiptsOf } from '../domains/payroll/paidReceipts.ts';
import { lockPayees } from '../domains/payroll/payee.ts';
import { toEntryCents } from '../domains/payroll/weekInput.ts';
import { writeRuns } from '../domains/payroll/writeRun.ts';
import { applyChange } from '../domains/timeLogs/dayRules.ts';
import { type EnteredWeek, writeWeeks } from '../domains/timeLogs/week.service.ts';
import type { SignedInContext } from '../operation/context.ts';
import { toKey } from '../operation/ids.ts';
import { accepted } from '../operation/outcome.ts';
import type { Services } from '../operation/services.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { asUser } from './company.ts';
import type { Dice } from './dice.ts';
import { EXPENSE_NOTES } from './people.ts';

/** The clock of the sample: set to a day and hour, in the company's afternoon. */
export interface SampleClock {
  set: (day: Day, hourUtc: number) => void;
}

export interface Week {
  monday: Day;
  days: { date: Day; worked: boolean; description: string }[];
}

/** A week of work as it falls. */
export function planWeek(monday: Day, dice: Dice, route: string): Week {
  const onHoliday = dice.happens(0.04);
  const days = listWeekDays(monday).map((date, index) => {
    const worked = !onHoliday && dice.happens(index < 5 ? 0.93 : index === 5 ? 0.25 : 0);
    return { date, worked, description: worked ? route : '' };
  });
  return { monday, days };
}

/** What the worked days pay, with an expense here and there. */
export const computePayroll = (week: Week, dailyRate: number, dice: Dice) =>
  week.days
    .filter(({ worked }) => worked)
    .map(({ date }) => {
      const expenses = dice.happens(0.3) ? toAmount(toExactCents(dice.between(800, 9500) / 100) ?? 0) : 0;
      return { date, pay: dailyRate, expenses, notes: expenses ? dice.pick(EXPENSE_NOTES) : '' };
    });

/** What a driver did in a week, and what it pays. */
export interface DrivenWeek {
  /** The driver's key. */
  userId: string;
  week: Week;
  entries: ReturnType<typeof computePayroll>;
}

/** Drivers send a week on its Sunday. They have entered nothing of it before. */
export async function sendWeeks(
  services: Services,
  clock: SampleClock,
  driven: readonly DrivenWeek[],
): Promise<void> {
  const weeks = driven.map(({ userId, week: { monday, days } }): EnteredWeek => {
    clock.set(addDays(monday, 6), 22);
    const changes = days
      .filter(({ worked }) => worked)
      .map((day) => ({ id: undefined, previous: undefined, next: applyChange(undefined, day, true) }));
    return { context: asUser(services, userId, []), userId, weekStart: monday, changes };
  });
  const worked = weeks.filter(({ changes }) => changes.length > 0);
  if (worked.length > 0) await inTransaction(services.db, (tx) => writeWeeks(tx, worked));
}

/** A week to be paid, with the IDs of approved receipts. */
export type WeekToPay = DrivenWeek & { receiptIds?: readonly string[] };

/** Pays drivers' weeks in one transaction, as *Run Payroll* does. Who did not work gets no run. */
export async function payWeeks(boss: SignedInContext, driven: readonly WeekToPay[]): Promise<void> {
  const worked = driven.filter(({ entries }) => entries.length > 0);
  if (worked.length === 0) return;
  const weeks = worked.map(({ userId, week: { monday: weekStart }, entries, receiptIds = [] }) => ({
    ...{ userId, weekStart, weekEnd: addDays(weekStart, 6), payDate: todayIn(boss.now(), boss.timeZone) },
    entries: toEntryCents({ weeklyData: entries }),
    receipts: receiptIds.map((id) => ({ id: toKey('Receipt', id) })),
  }));
  await boss.sql.inTransaction(async (tx) => {
    await lockPayees(
      tx,
      boss,
      weeks.map(({ userId }) => userId),
    );
    const receipts = await lockReceiptsOf(tx, weeks);
    const runs = await writeRuns(
      tx,
      boss,
      weeks.map((week, at) => ({ ...week, receipts: accepted(receipts[at]!) })),
    );
    for (const run of runs) accepted(run);
  });
}
