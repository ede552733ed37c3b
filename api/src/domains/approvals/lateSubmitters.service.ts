/** People whose week is over and nowhere in the log. */
import { GraphQLError } from 'graphql';
import { formatWeek } from 'rules/dayFormats';
import { addDays, type Day, toUtcMidnight } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { matchesPerson } from '../people/search.ts';
import { startedBy } from '../timeLogs/startedBy.ts';

/**
 * Active contractors who had started, without any day of the week, worked or not. Throws a GraphQLError with the code BAD_USER_INPUT for
 * a week that has not ended, in which nobody can be late.
 */
export function lateSubmittersWhere(
  { now, timeZone }: Context,
  { search, weekStart }: { search?: string | null; weekStart?: Day | null },
): Prisma.UserWhereInput {
  const today = todayIn(now(), timeZone);
  const monday = startOfWeek(weekStart ?? addDays(today, -7));
  const sunday = addDays(monday, 6);
  if (sunday >= today)
    throw new GraphQLError(`The week of ${formatWeek(monday)} hasn’t ended yet.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  return {
    kind: 'CONTRACTOR',
    isActive: true,
    archivedAt: null,
    timeLogs: { none: { date: { gte: toUtcMidnight(monday), lte: toUtcMidnight(sunday) } } },
    AND: [startedBy(sunday, timeZone), matchesPerson(search)],
  };
}
