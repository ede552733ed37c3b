/** A payment that takes two people, and waits for the second. */
import { addDays, type Day, toUtcMidnight } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { updateCompany } from '../domains/company/company.service.ts';
import { recordPayments } from '../domains/payments/record.service.ts';
import { addToPay } from '../domains/payroll/corrections/addToPay.service.ts';
import { toId } from '../operation/ids.ts';
import type { Services } from '../operation/services.ts';
import { asUser, inSession, type SampleCompany } from './company.ts';
import type { SampleClock } from './weeks.ts';

/** In dollars. */
const LIMIT = 5_000;
const BONUS = 5_200;
/** Who gets the bonus, by their place among the drivers. */
const REWARDED = 6;

/**
 * From now on payments above the limit take two people: what was paid before is history. The manager adds a bonus to the
 * last week on payroll, and asks for both to be paid.
 */
export async function askSecondPerson(
  services: Services,
  clock: SampleClock,
  { drivers, manager, admin }: SampleCompany,
  today: Day,
): Promise<void> {
  await updateCompany(asUser(services, admin, ['IT_Admin']), { secondPersonAbove: LIMIT });
  // Today, as such a request ends after a week.
  clock.set(today, 16);
  const [userId, weekStart] = [drivers[REWARDED]!, addDays(startOfWeek(today), -14)];
  await inSession(services, manager, ['Manager'], async (boss) => {
    await addToPay(boss, {
      ...{ userId: toId('User', userId), weekStart, requestKey: 'bonus' },
      lines: [
        {
          category: 'BONUS',
          date: addDays(weekStart, 4),
          amount: BONUS,
          note: 'Two years without an accident',
        },
      ],
    });
    const runs = await boss.db.payrollRun.findMany({
      where: { userId, weekStart: toUtcMidnight(weekStart), status: 'PROCESSED' },
      orderBy: { number: 'asc' },
      select: { id: true },
    });
    const runIds = runs.map(({ id }) => toId('PayrollRun', id));
    await recordPayments(boss, { runIds, date: today, method: 'WIRE', reference: '' });
  });
}
