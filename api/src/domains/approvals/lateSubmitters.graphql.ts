/** Who has not logged a day of a week that is over. */
import { queryFromInfo } from '@pothos/plugin-prisma';
import { MANAGERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { page } from '../../graph/pagedConnection.ts';
import { User, UserConnection } from '../people/user.graphql.ts';
import { lateSubmittersWhere } from './lateSubmitters.service.ts';

builder.queryField('lateSubmitters', (t) =>
  t.connection(
    {
      type: User,
      authScopes: { anyRole: MANAGERS },
      description: 'Active contractors without a single day of a week that is over in the log.',
      args: {
        search: t.arg.string({
          description: 'Words that must each occur in the name or the e-mail address.',
        }),
        weekStart: t.arg({
          type: 'Date',
          description:
            'Any day of the week, preferably its Monday; the week before this one where it is left out.',
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
