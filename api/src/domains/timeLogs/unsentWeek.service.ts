/** Whether last week is still to be sent. */
import { addDays, type Day } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { startOfDay, todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import type { User } from '../../platform/db/generated/client/client.ts';
import { batched } from '../../platform/sql/batched.ts';
import { fixedKeysSql, keys } from '../../platform/sql/statement.ts';

/** Of each person whether days are expected and none of the week before this one is in the log. */
const lastWeekUnsent = batched((context, people, lastWeek: Day, thisWeek: Day) =>
  context.sql
    .read<Record<string, boolean>>(
      context,
      fixedKeysSql`SELECT coalesce(json_object_agg(person.id,
        person."isActive" AND person."archivedAt" IS NULL
        AND (person.kind = 'CONTRACTOR' OR EXISTS (SELECT FROM "TimeLog" WHERE "userId" = person.id))
        AND NOT EXISTS (SELECT FROM "TimeLog" WHERE "userId" = person.id
          AND date >= ${lastWeek}::date AND date < ${thisWeek}::date)), '{}')
      FROM "User" person WHERE person.id IN (${keys(people)})`,
    )
    .then((unsent) => new Map(Object.entries(unsent))),
);

/**
 * The Monday of the company's last week where days are expected of the person and none of that week is in the log, else
 * null. Days are expected of contractors, and of staff who have logged some, from the week on in which they were entered
 * and while they are active. A week with some days has been sent: the others may well have been days off.
 */
export async function unsentWeek(
  context: Context,
  { id, createdAt }: Pick<User, 'id' | 'createdAt'>,
): Promise<Day | null> {
  const { now, timeZone } = context;
  const thisWeek = startOfWeek(todayIn(now(), timeZone));
  if (createdAt >= startOfDay(thisWeek, timeZone)) return null;
  const lastWeek = addDays(thisWeek, -7);
  const isUnsent = await lastWeekUnsent(context, id, lastWeek, thisWeek);
  return isUnsent ? lastWeek : null;
}
