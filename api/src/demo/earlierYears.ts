/** The company's first two calendar years of the sample: fewer weeks and fewer drivers, all of them paid. */

import { addDays, type Day, yearOf } from 'rules/days';
import { listWeekDays, startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import { deactivateContractor } from '../domains/contractors/contractors.service.ts';
import { markWeekPaid } from '../domains/payrollBatches/markWeekPaid.service.ts';
import { toId } from '../operation/ids.ts';
import type { Services } from '../operation/services.ts';
import { asUser, type SampleCompany } from './company.ts';
import { createDice } from './dice.ts';
import { firstMonday } from './history.ts';
import { DRIVERS, FORMER_DRIVER, ROUTES } from './people.ts';
import {
  computePayroll,
  type DrivenWeek,
  payWeeks,
  planWeek,
  type SampleClock,
  sendWeeks,
  type Week,
} from './weeks.ts';

const SEED = 2024_01_08;
/** How many drivers there are from the beginning, and of how many weeks they work one. */
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
  const year = yearOf(today);
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

  const drive = ({ id: userId, dailyRate }: Worker, week: Week): DrivenWeek => ({
    userId,
    week,
    entries: computePayroll(week, dailyRate, dice),
  });
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
    const driven =
      number % ONE_WEEK_IN === 0
        ? workers.map((worker, index) =>
            drive(worker, planWeek(monday, dice, ROUTES[index % ROUTES.length]!)),
          )
        : [];
    if (monday === startOfWeek(`${earlier}-11-18`)) driven.push(drive(beginner, twoDays(monday)));
    if (monday === leaverLastWeek) driven.push(drive(leaver, twoDays(monday)));
    number += 1;
    if (driven.length === 0) continue;
    await sendWeeks(services, clock, driven);
    clock.set(addDays(monday, 7), 15);
    await payWeeks(boss, driven);
    await markWeekPaid(boss, monday);
  }
  clock.set(`${later}-02-14`, 15);
  await deactivateContractor(boss, toId('User', former));
}
