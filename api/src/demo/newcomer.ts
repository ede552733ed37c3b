/** A driver who came to the portal in the middle of the year: what was paid until then is an opening balance. */
import { addDays, type Day } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { enterOpeningBalance } from '../domains/openings/enter.service.ts';
import { markWeekPaid } from '../domains/payrollBatches/markWeekPaid.service.ts';
import { systemContext } from '../operation/context.ts';
import { toId } from '../operation/ids.ts';
import type { Services } from '../operation/services.ts';
import { asUser, hire, type SampleCompany } from './company.ts';
import { createDice } from './dice.ts';
import { NEWCOMER, ROUTES } from './people.ts';
import { certify } from './taxes.ts';
import { computePayroll, payWeeks, planWeek, type SampleClock, sendWeeks } from './weeks.ts';

const SEED = 2026_07_06;
const WEEKS = 20;
/** Of the newest weeks one is not paid out, and one not processed. */
const NOT_PAID_OUT = 2;
const NOT_PROCESSED = 1;
/** In cents: what was paid before, in the year in which the weeks begin. */
const PAID_BEFORE = { compensation: 21_840_00, reimbursed: 486_35, withheld: 0 };

export async function welcomeNewcomer(
  services: Services,
  clock: SampleClock,
  { manager }: SampleCompany,
  today: Day,
): Promise<void> {
  const boss = asUser(services, manager, ['Manager']);
  const dice = createDice(SEED);
  const thisMonday = startOfWeek(today);
  const first = addDays(thisMonday, -7 * WEEKS);
  clock.set(first, 13);
  const id = await hire(systemContext(services), NEWCOMER, []);
  await certify(services, id, NEWCOMER);
  const userId = toId('User', id);
  await enterOpeningBalance(boss, {
    ...{ userId, paidThrough: addDays(first, -1), ...PAID_BEFORE, advance: null },
    idempotencyKey: null,
  });
  for (let ago = WEEKS; ago >= NOT_PROCESSED; ago--) {
    const monday = addDays(thisMonday, -7 * ago);
    const week = planWeek(monday, dice, ROUTES[1]!);
    const driven = [{ userId: id, week, entries: computePayroll(week, NEWCOMER.dailyRate, dice) }];
    await sendWeeks(services, clock, driven);
    if (ago <= NOT_PROCESSED) continue;
    clock.set(addDays(monday, 7), 15);
    await payWeeks(boss, driven);
    if (ago > NOT_PAID_OUT) await markWeekPaid(boss, monday);
  }
}
