/** Whether the person still needs to send last week. */
import { addDays, type Day } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import type { User } from '../../platform/db/generated/client/client.ts';
import { batched } from '../../platform/sql/batched.ts';
import { hasStartedBy } from './startedBy.ts';
import { unsent } from './unsentWeek.sql.ts';

const lastWeekUnsent = batched(async (context, people, monday: Day, sunday: Day) => {
  const found = await context.sql.read(context, unsent({ people, monday, sunday }));
  return new Map(Object.entries(found));
});

/**
 * The Monday of the company's last week if days are expected of the person and none are logged for it, nor payroll run;
 * otherwise null. Days are expected of active contractors, and of active staff who have logged some, once they have started
 * (`startedBy.ts`). A week with some days counts as sent, because the others may have been days off.
 */
export async function unsentWeek(
  context: Context,
  person: Pick<User, 'id' | 'createdAt' | 'startsOn'>,
): Promise<Day | null> {
  const { now, timeZone } = context;
  const thisWeek = startOfWeek(todayIn(now(), timeZone));
  const [lastWeek, sunday] = [addDays(thisWeek, -7), addDays(thisWeek, -1)];
  if (!hasStartedBy(person, sunday, timeZone)) return null;
  const isUnsent = await lastWeekUnsent(context, person.id, lastWeek, sunday);
  return isUnsent ? lastWeek : null;
}
