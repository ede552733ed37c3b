/**
 * The last fourteen months of weeks: drivers send their days on Sundays, the manager pays on Mondays, some things stay
 * open.
 */

import { addDays, type Day, yearOf } from 'rules/days';
import { listWeekDays, startOfWeek } from 'rules/weeks';
import { markWeekPaid } from '../domains/payrollBatches/markWeekPaid.service.ts';
import { updateTimeLog } from '../domains/timeLogs/entry.service.ts';
import { submitWeek } from '../domains/timeLogs/week.service.ts';
import { toId } from '../operation/ids.ts';
import type { Services } from '../operation/services.ts';
import { enterAccounts } from './bankAccounts.ts';
import { asUser, inRequest, type SampleCompany } from './company.ts';
import { correctLastRun, payDetention } from './corrections.ts';
import { createDice } from './dice.ts';
import { payOut } from './payments.ts';
import { DRIVERS, REJECTIONS, ROUTES } from './people.ts';
import { advance, insure } from './plans.ts';
import { approveReceipts, sendReceipts } from './receipts.ts';
import {
  computePayroll,
  type DrivenWeek,
  payWeeks,
  planWeek,
  type SampleClock,
  sendWeeks,
  type WeekToPay,
} from './weeks.ts';

const WEEKS = 61;
/** For this many weeks there has been work every week; before, everyone works one week in a few. */
const FULL_WEEKS = 10;
const ONE_WEEK_IN = 4;
/** The newest finished weeks are still being worked on. */
const UNPAID_WEEKS = 1;
const SEED = 2023_08_21;
/** So many weeks back they begin: receipts with photos, payments by check and deposit, insurance, and an advance. */
const WEEKS_OF_RECEIPTS = 10;
const WEEKS_OF_CHECKS = 13;
const INSURED_WEEKS = 26;
const ADVANCE_WEEKS = 3;
/** Which drivers send receipts, are insured, have an advance, and had a stop left out. */
const SENDERS = [0, 3];
const INSURED = [1, 4];
const IN_ADVANCE = 2;
const CORRECTED = 5;

/** Who agrees, from which week on. */
const agreed = (drivers: readonly string[], at: number, firstWeek: Day) => {
  const { firstName, lastName } = DRIVERS[at]!;
  return { userId: drivers[at]!, agreedBy: `${firstName} ${lastName}`, firstWeek };
};

/** The first of these weeks. */
export const firstMonday = (today: Day): Day => addDays(startOfWeek(today), -7 * WEEKS);

/** Lives through the company's history. */
export async function liveThrough(
  services: Services,
  clock: SampleClock,
  { drivers, manager }: SampleCompany,
  today: Day,
): Promise<void> {
  const dice = createDice(SEED);
  const boss = asUser(services, manager, ['Manager']);
  const thisMonday = startOfWeek(today);
  const newYear = `${yearOf(today)}-01-01`;

  /** Drivers send the week; the manager pays it on the Monday after, and the money leaves. */
  async function work(monday: Day, ago: number): Promise<void> {
    const payday = addDays(monday, 7);
    const open = ago <= UNPAID_WEEKS;
    // One driver sends last week late: the manager sees who is missing.
    const present = open ? drivers.slice(0, -1) : drivers;
    const driven = present.map((userId, index): DrivenWeek => {
      const week = planWeek(monday, dice, ROUTES[index % ROUTES.length]!);
      return { userId, week, entries: computePayroll(week, DRIVERS[index]!.dailyRate, dice) };
    });
    await sendWeeks(services, clock, driven);
    const receipts = new Map<string, string[]>();
    for (const at of ago <= WEEKS_OF_RECEIPTS ? SENDERS : [])
      receipts.set(drivers[at]!, await sendReceipts(asUser(services, drivers[at]!, []), monday, ago));
    if (open) return;
    clock.set(payday, 15);
    const toPay: WeekToPay[] = [];
    for (const week of driven) {
      const sent = receipts.get(week.userId) ?? [];
      toPay.push({ ...week, receiptIds: sent.length > 0 ? await approveReceipts(boss, sent) : [] });
    }
    await payWeeks(boss, toPay);
    // The last of the processed weeks is not paid out: the money is still on its way.
    if (ago > WEEKS_OF_CHECKS) await markWeekPaid(inRequest(boss), monday);
    else if (ago > UNPAID_WEEKS + 1)
      await payOut(boss, { weekStart: monday, date: payday, drivers }, WEEKS_OF_CHECKS - ago);
  }

  for (let ago = WEEKS; ago >= 1; ago--) {
    const monday = addDays(thisMonday, -7 * ago);
    clock.set(monday, 15);
    // The week that is paid by deposit first: accounts are there when it is.
    if (ago === WEEKS_OF_CHECKS) await enterAccounts(services, drivers);
    if (ago === INSURED_WEEKS) for (const at of INSURED) await insure(boss, agreed(drivers, at, monday));
    if (ago === ADVANCE_WEEKS) await advance(boss, agreed(drivers, IN_ADVANCE, monday), monday);
    if (ago <= FULL_WEEKS || ago % ONE_WEEK_IN === 0) await work(monday, ago);
    if (monday <= newYear && newYear < addDays(monday, 7)) {
      clock.set(addDays(monday, 14), 16);
      await correctLastRun(boss, drivers[CORRECTED]!, newYear, addDays(monday, 14));
    }
  }
  clock.set(thisMonday, 13);
  await payDetention(boss, drivers.at(-1)!, addDays(thisMonday, -7));

  await decideLastWeek(services, clock, { drivers, manager }, thisMonday);
  await beginThisWeek(services, clock, drivers, thisMonday, today);
}

/** Of last week's days most are approved, two are sent back with a reason, the rest wait. */
async function decideLastWeek(
  services: Services,
  clock: SampleClock,
  company: Pick<SampleCompany, 'drivers' | 'manager'>,
  thisMonday: Day,
) {
  const lastMonday = addDays(thisMonday, -7);
  clock.set(thisMonday, 14);
  for (const [index, userId] of company.drivers.slice(0, 6).entries()) {
    const boss = inRequest(asUser(services, company.manager, ['Manager']));
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
