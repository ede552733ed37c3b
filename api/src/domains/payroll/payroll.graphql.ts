/** Lists of runs, and the people who can be paid. */
import { MANAGERS, PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { keysetPage } from '../../graph/keyset.ts';
import { type Counted, pageRowsQuery } from '../../graph/pagedConnection.ts';
import { isActiveOwnerOrHasRole, ownListOrHasRole } from '../../graph/scopes.ts';
import { desc, newestFirst } from '../../graph/sortOrder.ts';
import { words } from '../../graph/words.ts';
import { UserKind } from '../../platform/db/generated/client/enums.ts';
import { count, findMany } from '../../platform/sql/find.ts';
import { canPay } from '../../viewer/policy.ts';
import { BY_NAME } from '../people/byName.ts';
import { inputWords } from '../people/inputWords.ts';
import { User, UserConnection } from '../people/user.graphql.ts';
import { latestRuns } from './latestRuns.service.ts';
import { payeesWhere, payrollRunsWhere } from './payroll.service.ts';
import { PayrollRun, PayrollRunKindEnum, PayrollRunStatusEnum } from './payrollRun.graphql.ts';

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
      tokenScope: 'PAYROLL_READ',
      authScopes: ownListOrHasRole(PAYROLL_READERS),
      description:
        "Runs, newest week first: the viewer's own; managers, administrators and accountants see all.",
      args: {
        userId: t.arg.id({
          description: "Only this person's runs; those of everyone the viewer may see if left out.",
        }),
        status: t.arg({ type: PayrollRunStatusEnum, description: words.anyStatus }),
        kind: t.arg({
          type: PayrollRunKindEnum,
          description: 'Only runs of this kind; of every kind if left out.',
        }),
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
        payYear: t.arg.int({ description: 'Only runs with a pay date in this calendar year.' }),
      },
      resolve: (_root, args, context, info) => {
        const where = payrollRunsWhere(context.viewer, args);
        const { select } = pageRowsQuery(context, info);
        return keysetPage({
          args,
          info,
          order: newestFirst('weekStart'),
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
    tokenScope: 'PAYROLL_READ',
    description: 'The three newest runs, newest week first. Further ones: `payrollRuns`.',
    authScopes: ({ id }, _args, context) => isActiveOwnerOrHasRole(context, id, PAYROLL_READERS),
    resolve: ({ id }, _args, context) => latestRuns(context, id),
  }),
  viewerCanPay: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'PAYROLL_READ',
    description:
      'Whether the viewer may put them on payroll, and enter what is taken off their pay: not archived people, and not themselves.',
    select: { archivedAt: true },
    resolve: ({ id, archivedAt }, _args, { viewer }) =>
      archivedAt === null && canPay(viewer, { id }) === null,
  }),
}));

const CONTRACTORS_FIRST = [desc.word('kind', Object.values(UserKind)), ...BY_NAME];

builder.queryField('payees', (t) =>
  t.connection(
    {
      type: User,
      tokenScope: 'PAYROLL_READ',
      authScopes: { anyRole: MANAGERS },
      description:
        'People the viewer can put on payroll, contractors first: not archived, and not the viewer.',
      args: {
        search: t.arg.string({
          description: inputWords.search,
        }),
      },
      resolve: (_root, args, context, info) => {
        const where = payeesWhere(context.viewer, args.search);
        const { select } = pageRowsQuery(context, info);
        return keysetPage({
          args,
          info,
          order: CONTRACTORS_FIRST,
          where,
          find: (stretch) =>
            findMany(context, 'user', {
              select: { ...select, id: true, kind: true, lastName: true, firstName: true },
              ...stretch,
            }),
          count: () => count(context, 'user', { where }),
        });
      },
    },
    UserConnection,
  ),
);
