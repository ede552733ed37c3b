/** The last fourteen months of weeks: drivers send their days on Sundays, the manager pays on Mondays, some things stay open. */

import { addDays, type Day } from 'rules/days';
import { toAmount, toExactCents } from 'rules/money';
import { listWeekDays, startOfWeek } from 'rules/weeks';
import { processWeek } from '../domains/payroll/process.service.ts';
import { markWeekPaid } from '../domains/payrollBatches/markWeekPaid.service.ts';
import { updateTimeLog } from '../domains/timeLogs/entry.service.ts';
import { submitWeek } from '../domains/timeLogs/week.service.ts';
import { toId } from '../operation/ids.ts';
import type { Services } from '../operation/services.ts';
import { asUser, type SampleCompany } from './company.ts';
import { createDice, type Dice } from './dice.ts';
import { DRIVERS, EXPENSE_NOTES, REJECTIONS, ROUTES } from './people.ts';

const WEEKS = 61;
/** The newest finished weeks are still being worked on. */
const UNPAID_WEEKS = 1;
const SEED = 2023_08_21;

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

/** The first of these weeks. */
export const firstMonday = (today: Day): Day => addDays(startOfWeek(today), -7 * WEEKS);

/** Lives through the company's history. Returns how many weeks were paid. */
export async function liveThrough(
  services: Services,
  clock: SampleClock,
  { drivers, manager }: SampleCompany,
  today: Day,
): Promise<number> {
  const dice = createDice(SEED);
  const boss = asUser(services, manager, ['Manager']);
  const thisMonday = startOfWeek(today);
  let paid = 0;

  for (let ago = WEEKS; ago >= 1; ago--) {
    const monday = addDays(thisMonday, -7 * ago);
    const open = ago <= UNPAID_WEEKS;
    for (const [index, id] of drivers.entries()) {
      const week = planWeek(monday, dice, ROUTES[index % ROUTES.length]!);
      // One driver sends last week late: the manager sees who is missing.
      if (open && index === drivers.length - 1) continue;
      clock.set(addDays(monday, 6), 22);
      const days = week.days.filter(({ worked }) => worked);
      await submitWeek(asUser(services, id, []), { weekStart: monday, days });
      const entries = computePayroll(week, DRIVERS[index]!.dailyRate, dice);
      if (open || entries.length === 0) continue;
      clock.set(addDays(monday, 7), 15);
      await processWeek(boss, {
        userId: toId('User', id),
        weekStart: monday,
        weekEnd: addDays(monday, 6),
        weeklyData: entries,
      });
      paid += 1;
    }
    clock.set(addDays(monday, 7), 15);
    // The last of the processed weeks is not paid out: the money is still on its way.
    if (ago > UNPAID_WEEKS + 1) await markWeekPaid(boss, monday);
  }

  await decideLastWeek(services, clock, { drivers, manager }, thisMonday);
  await beginThisWeek(services, clock, drivers, thisMonday, today);
  return paid;
}

/** Of last week's days most are approved, two are sent back with a reason, the rest wait. */
async function decideLastWeek(
  services: Services,
  clock: SampleClock,
  company: Pick<SampleCompany, 'drivers' | 'manager'>,
  thisMonday: Day,
) {
  const boss = asUser(services, company.manager, ['Manager']);
  const lastMonday = addDays(thisMonday, -7);
  clock.set(thisMonday, 14);
  for (const [index, userId] of company.drivers.slice(0, 6).entries()) {
    const logs = await services.db.timeLog.findMany({
      where: { userId, worked: true, date: { gte: new Date(`${lastMonday}T00:00:00Z`) } },
      orderBy: { date: 'asc' },
      select: { id: true },
    });
    for (const [position, { id }] of logs.entries()) {
      const refused = index >= 4 && position === 1;
      await updateTimeLog(boss, {
        id: toId('TimeLog', id),
        status: refused ? 'REJECTED' : 'APPROVED',
        ...(refused ? { rejectionReason: REJECTIONS[index - 4]! } : {}),
      });
    }
  }
}

/** Some drivers enter their days as they come. */
async function beginThisWeek(
  services: Services,
  clock: SampleClock,
  drivers: string[],
  monday: Day,
  today: Day,
) {
  const days = listWeekDays(monday).filter((day) => day < today);
  if (days.length === 0) return;
  clock.set(today, 12);
  for (const [index, id] of drivers.slice(0, 4).entries())
    await submitWeek(asUser(services, id, []), {
      weekStart: monday,
      days: days.map((date) => ({ date, worked: true, description: ROUTES[index]! })),
    });
}
