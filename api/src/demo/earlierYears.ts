/** The company's first two calendar years of the sample: fewer weeks and fewer drivers, all of them paid. */

import { addDays, type Day } from 'rules/days';
import { listWeekDays, startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import { deactivateContractor } from '../domains/contractors/contractors.service.ts';
import { processWeek } from '../domains/payroll/process.service.ts';
import { markWeekPaid } from '../domains/payrollBatches/markWeekPaid.service.ts';
import { submitWeek } from '../domains/timeLogs/week.service.ts';
import type { SignedInContext } from '../operation/context.ts';
import { toId } from '../operation/ids.ts';
import type { Services } from '../operation/services.ts';
import { asUser, type SampleCompany } from './company.ts';
import { createDice } from './dice.ts';
import { computePayroll, firstMonday, planWeek, type SampleClock, type Week } from './history.ts';
import { DRIVERS, FORMER_DRIVER, ROUTES } from './people.ts';

const SEED = 2024_01_08;
/** How many drivers there are from the beginning, and of how many weeks each works one. */
const FOUNDERS = 6;
const ONE_WEEK_IN = 8;
/** Who drives for two days only before the company grows: below the year's threshold. */
const BEGINNER = 6;

export interface ClosedYears {
  /** The two calendar years before this one. */
  earlier: number;
  later: number;
}

export function closedYears(today: Day): ClosedYears {
  const year = Number(today.slice(0, 4));
  return { earlier: year - 2, later: year - 1 };
}

/** The day the sample begins: everyone is hired on the Friday before the first whole week of its first year. */
export const firstDay = (now: Date, timeZone: string): Day =>
  addDays(firstWeek(closedYears(todayIn(now, timeZone)).earlier), -3);

const firstWeek = (year: number): Day => startOfWeek(`${year}-01-14`);

interface Worker {
  id: string;
  dailyRate: number;
}

/** Sends a week and processes it on the Monday after. */
async function workAndProcess(
  services: Services,
  clock: SampleClock,
  boss: SignedInContext,
  { id }: Worker,
  week: Week,
  entries: ReturnType<typeof computePayroll>,
): Promise<void> {
  clock.set(addDays(week.monday, 6), 22);
  await submitWeek(asUser(services, id, []), {
    weekStart: week.monday,
    days: week.days.filter(({ worked }) => worked),
  });
  clock.set(addDays(week.monday, 7), 15);
  await processWeek(boss, {
    userId: toId('User', id),
    weekStart: week.monday,
    weekEnd: addDays(week.monday, 6),
    weeklyData: entries,
  });
}

/** Lives through the time before the weeks of `liveThrough`. */
export async function liveThroughEarlierYears(
  services: Services,
  clock: SampleClock,
  { drivers, former, manager }: SampleCompany,
  today: Day,
): Promise<void> {
  const boss = asUser(services, manager, ['Manager']);
  const dice = createDice(SEED);
  const { earlier, later } = closedYears(today);
  const founders = drivers
    .slice(0, FOUNDERS)
    .map((id, index) => ({ id, dailyRate: DRIVERS[index]!.dailyRate }));
  const leaver: Worker = { id: former, dailyRate: FORMER_DRIVER.dailyRate };
  const beginner: Worker = { id: drivers[BEGINNER]!, dailyRate: DRIVERS[BEGINNER]!.dailyRate };

  async function work(worker: Worker, week: Week): Promise<void> {
    const entries = computePayroll(week, worker.dailyRate, dice);
    if (entries.length) await workAndProcess(services, clock, boss, worker, week, entries);
  }
  /** Two days of a week, so that the year stays below its threshold. */
  const twoDays = (monday: Day): Week => ({
    monday,
    days: listWeekDays(monday).map((date, index) => ({ date, worked: index < 2, description: ROUTES[0]! })),
  });

  const leaverLastWeek = firstWeek(later);
  let number = 0;
  for (let monday = firstWeek(earlier); monday < firstMonday(today); monday = addDays(monday, 7)) {
    // What is paid in January counts in the next year.
    const workers = addDays(monday, 7) < `${later}-01-01` ? [...founders, leaver] : founders;
    for (const [index, worker] of workers.entries())
      if ((number + index) % ONE_WEEK_IN === 0)
        await work(worker, planWeek(monday, dice, ROUTES[index % ROUTES.length]!));
    if (monday === startOfWeek(`${earlier}-11-18`)) await work(beginner, twoDays(monday));
    if (monday === leaverLastWeek) await work(leaver, twoDays(monday));
    clock.set(addDays(monday, 7), 15);
    await markWeekPaid(boss, monday);
    number += 1;
  }
  clock.set(`${later}-02-14`, 15);
  await deactivateContractor(boss, toId('User', former));
}
