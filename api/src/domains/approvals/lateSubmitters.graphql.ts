/** Who has not logged a day of a week that is over. */
import { queryFromInfo } from '@pothos/plugin-prisma';
import { MANAGERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { page } from '../../graph/pagedConnection.ts';
import { inputWords } from '../people/inputWords.ts';
import { User, UserConnection } from '../people/user.graphql.ts';
import { lateSubmittersWhere } from './lateSubmitters.service.ts';

builder.queryField('lateSubmitters', (t) =>
  t.connection(
    {
      type: User,
      authScopes: { anyRole: MANAGERS },
      description: 'Active contractors who have not logged a single day of a past week.',
      args: {
        search: t.arg.string({
          description: inputWords.search,
        }),
        weekStart: t.arg({
          type: 'Date',
          description: 'Any day of the week, preferably its Monday; last week if left out.',
        }),
      },
      resolve: (_root, args, context, info) => {
        const where = lateSubmittersWhere(context, args);
        return page(
          args,
          (window) =>
            context.db.user.findMany({
              ...queryFromInfo({ context, info, path: ['edges', 'node'] }),
              ...window,
              where,
              orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
            }),
          () => context.db.user.count({ where }),
        );
      },
    },
    UserConnection,
  ),
);
