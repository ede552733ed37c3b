/** Lists of runs, and the people who can be paid. */
import { MANAGERS, PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { keysetPage } from '../../graph/keyset.ts';
import { type Counted, page, pageRowsQuery } from '../../graph/pagedConnection.ts';
import { isActiveOwnerOrHasRole, ownListOrHasRole } from '../../graph/scopes.ts';
import { words } from '../../graph/words.ts';
import { count, findMany } from '../../platform/sql/find.ts';
import { inputWords } from '../people/inputWords.ts';
import { User, UserConnection } from '../people/user.graphql.ts';
import { latestRuns } from './latestRuns.service.ts';
import { payeesWhere, payrollRunsWhere } from './payroll.service.ts';
import { PayrollRun, PayrollRunStatusEnum } from './payrollRun.graphql.ts';

const PayrollRunConnection = builder.connectionObject(
  {
    type: PayrollRun,
    name: 'PayrollRunConnection',
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many runs match, across all pages.',
        resolve: (connection) => (connection as unknown as Counted).totalCount(),
      }),
    }),
  },
  { name: 'PayrollRunEdge' },
);

builder.queryField('payrollRuns', (t) =>
  t.connection(
    {
      type: PayrollRun,
      authScopes: ownListOrHasRole(PAYROLL_READERS),
      description:
        "Runs, newest week first: the viewer's own; managers, administrators and accountants see all.",
      args: {
        userId: t.arg.id({
          description: "Only this person's runs; everybody's whom the viewer may see if left out.",
        }),
        status: t.arg({ type: PayrollRunStatusEnum, description: words.anyStatus }),
        startDate: t.arg({
          type: 'Date',
          description:
            'Only runs whose week has a day on or after this one: it compares weeks, not pay dates.',
        }),
        endDate: t.arg({
          type: 'Date',
          description:
            'Only runs whose week has a day on or before this one: it compares weeks, not pay dates.',
        }),
      },
      resolve: (_root, args, context, info) => {
        const where = payrollRunsWhere(context.viewer, args);
        const { select } = pageRowsQuery(context, info);
        return keysetPage({
          args,
          info,
          by: 'weekStart',
          where,
          find: (stretch) =>
            findMany(context, 'payrollRun', {
              select: { ...select, id: true, userId: true, weekStart: true },
              ...stretch,
            }),
          count: () => count(context, 'payrollRun', { where }),
        });
      },
    },
    PayrollRunConnection,
  ),
);

builder.prismaObjectFields('User', (t) => ({
  latestRuns: t.field({
    type: [PayrollRun],
    description: 'The three newest runs, newest week first. Further ones: `payrollRuns`.',
    authScopes: ({ id }, _args, context) => isActiveOwnerOrHasRole(context, id, PAYROLL_READERS),
    resolve: ({ id }, _args, context) => latestRuns(context, id),
  }),
}));

builder.queryField('payees', (t) =>
  t.connection(
    {
      type: User,
      authScopes: { anyRole: MANAGERS },
      description: 'People the viewer can pay, contractors first: not archived, and not the viewer.',
      args: {
        search: t.arg.string({
          description: inputWords.search,
        }),
      },
      resolve: (_root, args, context, info) => {
        const where = payeesWhere(context.viewer, args.search);
        return page(
          args,
          (window) =>
            findMany(context, 'user', {
              where,
              orderBy: [{ kind: 'desc' }, { lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
              ...pageRowsQuery(context, info),
              ...window,
            }),
          () => count(context, 'user', { where }),
          { info },
        );
      },
    },
    UserConnection,
  ),
);
