/** People who have not logged a day of a week that is over. */
import { MANAGERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { peoplePage } from '../people/directory.graphql.ts';
import { inputWords } from '../people/inputWords.ts';
import { User, UserConnection } from '../people/user.graphql.ts';
import { countExpectedSubmitters, lateSubmitters } from './lateSubmitters.service.ts';

const pastWeek = 'Any day of the week, preferably its Monday; last week if left out.';

builder.queryField('lateSubmitters', (t) =>
  t.connection(
    {
      type: User,
      tokenScope: 'TIME_LOGS_READ',
      authScopes: { anyRole: MANAGERS },
      description:
        'Active contractors who had started and have neither a logged day nor a payroll run for a past week.',
      args: {
        search: t.arg.string({
          description: inputWords.search,
        }),
        weekStart: t.arg({ type: 'Date', description: pastWeek }),
      },
      resolve: (_root, args, context, info) => peoplePage(args, context, info, lateSubmitters(context, args)),
    },
    UserConnection,
  ),
);

builder.queryField('expectedSubmitterCount', (t) =>
  t.withAuth({ anyRole: MANAGERS }).int({
    tokenScope: 'TIME_LOGS_READ',
    description: 'How many active contractors had started by the end of a past week, and so had to log it.',
    args: { weekStart: t.arg({ type: 'Date', description: pastWeek }) },
    resolve: (_root, { weekStart }, context) => countExpectedSubmitters(context, weekStart),
  }),
);
