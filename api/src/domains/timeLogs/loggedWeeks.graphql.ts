/** A person's weeks with logged days, for their page. */
import { addDays } from 'rules/days';
import { CONTRACTOR_READERS } from 'rules/roles';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import { builder } from '../../graph/builder.ts';
import { rangePage } from '../../graph/keyset.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import { words } from '../../graph/words.ts';
import { User } from '../people/user.graphql.ts';
import { loggedWeeks, WEEKS_NEWEST_FIRST, type LoggedWeek as Week } from './loggedWeeks.service.ts';
import { ScheduleDay } from './schedule.graphql.ts';
import { schedule } from './schedule.service.ts';

const LoggedWeek = builder.objectRef<Week>('LoggedWeek').implement({
  tokenScope: 'TIME_LOGS_READ',
  description: 'A week in which someone has logged days.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    weekStart: t.expose('weekStart', { type: 'Date', description: words.monday }),
    weekEnd: t.field({
      type: 'Date',
      description: words.sunday,
      resolve: ({ weekStart }) => addDays(weekStart, 6),
    }),
    days: t.field({
      type: [ScheduleDay],
      description: 'The days of the week that are in the log, starting on Monday.',
      resolve: ({ days }) => days,
    }),
    workedDays: t.int({
      description: 'How many of them were worked.',
      resolve: ({ days }) => days.filter(({ worked }) => worked).length,
    }),
  }),
});

export const LoggedWeekConnection = builder.connectionObject(
  { type: LoggedWeek, name: 'LoggedWeekConnection' },
  { name: 'LoggedWeekEdge' },
);

builder.prismaObjectField('User', 'loggedWeeks', (t) =>
  t.connection(
    {
      type: LoggedWeek,
      tokenScope: 'TIME_LOGS_READ',
      description:
        'Weeks in which the person has logged days, newest first. For the person and for administrators, managers, HR and accountants.',
      authScopes: ({ id }, _args, context) => isActiveOwnerOrHasRole(context, id, CONTRACTOR_READERS),
      resolve: (user, args, context, info) =>
        rangePage(
          args,
          {
            info,
            order: WEEKS_NEWEST_FIRST,
            within: user.id,
            numbered: false,
          },
          (range) => loggedWeeks(context, user.id, range),
        ),
    },
    LoggedWeekConnection,
  ),
);

builder.prismaObjectFields(User, (t) => ({
  loggedWeek: t.field({
    type: LoggedWeek,
    tokenScope: 'TIME_LOGS_READ',
    description:
      'One week of the person, whether they have logged days in it or not. For the person and for administrators, managers, HR and accountants.',
    authScopes: ({ id }, _args, context) => isActiveOwnerOrHasRole(context, id, CONTRACTOR_READERS),
    args: {
      weekStart: t.arg({
        type: 'Date',
        description: 'Any day of the week, preferably its Monday; this week if left out.',
      }),
    },
    resolve: async ({ id }, { weekStart }, context) => {
      const monday = startOfWeek(weekStart ?? todayIn(context.now(), context.timeZone));
      const days = await schedule(context, id, { startDate: monday, endDate: addDays(monday, 6) });
      return { weekStart: monday, days };
    },
  }),
}));
