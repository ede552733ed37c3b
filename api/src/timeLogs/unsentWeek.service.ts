/** Whether last week is still to be sent. */
import type { Context } from '../context.ts';
import type { User } from '../db/generated/client/client.ts';
import { addDays, type Day, mondayOf, todayIn } from '../lib/dates.ts';
import { startOfDay } from '../lib/zonedDay.ts';
import { fixedSql } from '../sql/statement.ts';

/**
 * The Monday of the company's last week where days are expected of the person and none of that week is in the log, else
 * null. Days are expected of contractors, and of staff who have logged some, from the week on in which they were entered
 * and while they are active. A week with some days has been sent: the others may well have been days off.
 */
export async function unsentWeek(
  context: Context,
  { id, kind, createdAt }: Pick<User, 'id' | 'kind' | 'createdAt'>,
): Promise<Day | null> {
  const { now, timeZone } = context;
  const thisWeek = mondayOf(todayIn(now(), timeZone));
  if (createdAt >= startOfDay(thisWeek, timeZone)) return null;
  const lastWeek = addDays(thisWeek, -7);
  const isUnsent = await context.sql.read<boolean>(
    context,
    fixedSql`SELECT to_json(
      EXISTS (SELECT FROM "User" WHERE id = ${id}::uuid AND "isActive" AND "archivedAt" IS NULL)
      AND (${kind === 'CONTRACTOR'} OR EXISTS (SELECT FROM "TimeLog" WHERE "userId" = ${id}::uuid))
      AND NOT EXISTS (SELECT FROM "TimeLog" WHERE "userId" = ${id}::uuid
        AND date >= ${lastWeek}::date AND date < ${thisWeek}::date))`,
  );
  return isUnsent ? lastWeek : null;
}
