/** People whose week is over and not in the log. */
import { GraphQLError } from 'graphql';
import { formatWeek } from 'rules/dayFormats';
import { addDays, type Day } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import type { Condition } from '../../platform/sql/define.ts';
import { countPeople } from '../people/directory.ts';
import { personMatches } from '../people/search.ts';
import { expected, late } from '../timeLogs/late.sql.ts';
import { weekOfLog } from '../timeLogs/late.ts';

/**
 * The Monday of the week with the day; last week's if omitted. Throws a GraphQLError with the code BAD_USER_INPUT for a
 * week that has not ended, in which no one can be late.
 */
function pastMonday({ now, timeZone }: Context, day: Day | null | undefined): Day {
  const today = todayIn(now(), timeZone);
  const monday = startOfWeek(day ?? addDays(today, -7));
  if (addDays(monday, 6) >= today)
    throw new GraphQLError(`The week of ${formatWeek(monday)} hasn’t ended yet.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    });
  return monday;
}

export const lateSubmitters = (
  context: Context,
  { search, weekStart }: { search?: string | null; weekStart?: Day | null },
): Condition[] => [
  late(weekOfLog(pastMonday(context, weekStart), context.timeZone)),
  ...personMatches(search),
];

/** How many people should have logged the week. */
export const countExpectedSubmitters = (
  context: Context,
  weekStart: Day | null | undefined,
): Promise<number> =>
  countPeople(context, [expected(weekOfLog(pastMonday(context, weekStart), context.timeZone))]);
