/** The sample is written many people at a time; each gets what a person gets who does it in the portal. */
import { addDays, type Day } from 'rules/days';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, openTestPortal, type TestPortal } from '../../test/support/portal.ts';
import { processWeek } from '../domains/payroll/process.service.ts';
import { submitWeek } from '../domains/timeLogs/week.service.ts';
import { toId } from '../operation/ids.ts';
import { asUser } from './company.ts';
import { type DrivenWeek, payWeeks, sendWeeks } from './weeks.ts';

const MONDAY: Day = '2026-03-02';
const DAYS = [MONDAY, addDays(MONDAY, 1)];

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const drive = ({ key: userId }: Actor): DrivenWeek => ({
  userId,
  week: {
    monday: MONDAY,
    days: DAYS.map((date) => ({ date, worked: true, description: 'Newark to Albany' })),
  },
  entries: DAYS.map((date, index) => ({
    date,
    pay: 250.4,
    expenses: index * 18.75,
    notes: index ? 'Tolls' : '',
  })),
});

/** What the week left of a person, without keys, numbers and instants. */
async function leftOf({ key: userId }: Actor): Promise<unknown> {
  const days = await portal.db.timeLog.findMany({
    where: { userId },
    orderBy: { date: 'asc' },
    select: { date: true, worked: true, description: true, status: true },
  });
  const run = await portal.db.payrollRun.findFirstOrThrow({
    where: { userId },
    select: {
      ...{ status: true, weekStart: true, payDate: true, totalPay: true, basePay: true, bonuses: true },
      entries: { orderBy: { date: 'asc' }, select: { date: true, pay: true, expenses: true, notes: true } },
      lines: {
        orderBy: { position: 'asc' },
        select: { kind: true, taxClass: true, amount: true, date: true, description: true },
      },
    },
  });
  const entered = await portal.db.ledgerEntry.findMany({
    where: { payee: { userId } },
    select: {
      ...{ event: true, date: true },
      postings: { orderBy: { line: 'asc' }, select: { account: true, cents: true, taxClass: true } },
    },
  });
  return { days, run, entered };
}

test('weeks of many people are sent and paid as one person’s week is', async () => {
  const manager = await portal.joinStaff('Manager');
  const [together, alone] = [await portal.joinContractor(), await portal.joinContractor()];
  const boss = asUser(portal.services, manager.key, ['Manager']);
  const week = drive(alone);

  await sendWeeks(portal.services, { set: () => undefined }, [drive(together)]);
  await submitWeek(asUser(portal.services, alone.key, []), { weekStart: MONDAY, days: week.week.days });
  await payWeeks(boss, [drive(together)]);
  await processWeek(boss, {
    ...{ userId: toId('User', alone.key), weekStart: MONDAY, weekEnd: addDays(MONDAY, 6) },
    weeklyData: week.entries,
  });

  expect(await leftOf(together)).toEqual(await leftOf(alone));
  expect(await portal.audit({ action: 'WEEK_SUBMITTED' })).toHaveLength(2);
  expect(await portal.audit({ action: 'PAYROLL_CALCULATED' })).toHaveLength(2);
});
