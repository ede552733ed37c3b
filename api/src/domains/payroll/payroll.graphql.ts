/** Lists of runs, and the people who can be paid. */
import { MANAGERS, PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { DateRange, statusFilter, USE_FILTER, UserIdsFilter } from '../../graph/listFilters.ts';
import { BY_UPDATE, orderEnum } from '../../graph/listOrders.ts';
import { listPage } from '../../graph/listPage.ts';
import { totalCount } from '../../graph/pagedConnection.ts';
import { isActiveOwnerOrHasRole, ownListOrHasRole } from '../../graph/scopes.ts';
import { asc, desc, newestFirst, oldestFirst } from '../../graph/sortOrder.ts';
import { words } from '../../graph/words.ts';
import { UserKind } from '../../platform/db/generated/client/enums.ts';
import { canPay } from '../../viewer/policy.ts';
import { BY_NAME } from '../people/byName.ts';
import { inputWords } from '../people/inputWords.ts';
import { User, UserConnection } from '../people/user.graphql.ts';
import { latestRuns } from './latestRuns.service.ts';
import { payeesWhere, payrollRunsWhere, visiblePayrollRuns } from './payroll.service.ts';
import { PayrollRun, PayrollRunKindEnum, PayrollRunStatusEnum } from './payrollRun.graphql.ts';

const PayrollRunConnection = builder.connectionObject(
  {
    type: PayrollRun,
    name: 'PayrollRunConnection',
    fields: (t) => ({
      totalCount: totalCount(t, 'How many runs match, across all pages.'),
    }),
  },
  { name: 'PayrollRunEdge' },
);

const PayrollRunStatusFilter = statusFilter('PayrollRunStatusFilter', 'runs', PayrollRunStatusEnum);

const PayrollRunFilter = builder.inputType('PayrollRunFilter', {
  description: 'Only runs that meet every condition given.',
  fields: (t) => ({
    payDate: t.field({ type: DateRange, description: 'The pay date is in this range.' }),
    weekStart: t.field({ type: DateRange, description: 'The Monday of the week is in this range.' }),
    status: t.field({
      type: PayrollRunStatusFilter,
      description: 'The status of the run, such as PROCESSED.',
    }),
    kind: t.field({ type: PayrollRunKindEnum, description: 'Regular runs of a week, or adjustments.' }),
    userId: t.field({ type: UserIdsFilter, description: 'The person who is paid.' }),
    number: t.int({ description: 'The number of the run.' }),
    hasExpenses: t.boolean({ description: 'Whether the run pays expenses.' }),
    updatedSince: t.field({ type: 'DateTime', description: words.updatedSince }),
  }),
});

const ORDERS = {
  NEWEST: { order: newestFirst('weekStart'), description: 'The newest week first.' },
  OLDEST: { order: oldestFirst('weekStart'), description: 'The oldest week first.' },
  LATEST_PAY_DATE: { order: newestFirst('payDate'), description: 'The latest pay date first.' },
  EARLIEST_PAY_DATE: { order: oldestFirst('payDate'), description: 'The earliest pay date first.' },
  HIGHEST_NUMBER: {
    order: [desc.integer('number'), desc.key('id')],
    description: 'The highest number first.',
  },
  LOWEST_NUMBER: { order: [asc.integer('number'), asc.key('id')], description: 'The lowest number first.' },
  ...BY_UPDATE,
};

const PayrollRunOrder = orderEnum('PayrollRunOrder', ORDERS);

builder.queryField('payrollRuns', (t) =>
  t.connection(
    {
      type: PayrollRun,
      tokenScope: 'PAYROLL_READ',
      authScopes: ownListOrHasRole(PAYROLL_READERS),
      description:
        "Runs, newest week first if no order is given: the viewer's own; managers, administrators and accountants see all.",
      args: {
        filter: t.arg({
          type: PayrollRunFilter,
          description: 'Only runs that match; all that the viewer may see if left out.',
        }),
        orderBy: t.arg({ type: PayrollRunOrder, description: words.newestFirst }),
        userId: t.arg.id({
          deprecationReason: USE_FILTER,
          description: "Only this person's runs; those of everyone the viewer may see if left out.",
        }),
        status: t.arg({
          type: PayrollRunStatusEnum,
          description: words.anyStatus,
          deprecationReason: USE_FILTER,
        }),
        kind: t.arg({
          type: PayrollRunKindEnum,
          deprecationReason: USE_FILTER,
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
        payYear: t.arg.int({
          description: 'Only runs with a pay date in this calendar year.',
          deprecationReason: USE_FILTER,
        }),
      },
      resolve: (_root, args, context, info) => {
        const where = payrollRunsWhere(context.viewer, args);
        return listPage('payrollRun', context, args, info, {
          order: ORDERS[args.orderBy ?? 'NEWEST'].order,
          where,
          columns: { id: true, userId: true },
        });
      },
    },
    PayrollRunConnection,
  ),
);

builder.queryField('payrollRun', (t) =>
  t.prismaField({
    type: PayrollRun,
    tokenScope: 'PAYROLL_READ',
    nullable: true,
    authScopes: { signedIn: true },
    description:
      'The run with this number, as on its statement; null if there is none or the viewer may not see it.',
    args: { number: t.arg.int({ required: true, description: 'The number of the run, such as 41.' }) },
    resolve: (query, _root, { number }, { db, viewer }) =>
      db.payrollRun.findFirst({ ...query, where: { number, ...visiblePayrollRuns(viewer) } }),
  }),
);

builder.prismaObjectFields('User', (t) => ({
  latestRuns: t.field({
    type: [PayrollRun],
    tokenScope: 'PAYROLL_READ',
    description: 'The three newest runs, newest week first. For more, use `payrollRuns`.',
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
        'People the viewer can put on payroll, contractors first: archived people only if requested, and never the viewer.',
      args: {
        search: t.arg.string({
          description: inputWords.search,
        }),
        includeFormer: t.arg.boolean({
          description:
            'Whether to include archived people. They can’t be put on payroll, but their pay can be read.',
        }),
      },
      resolve: (_root, args, context, info) => {
        const where = payeesWhere(context.viewer, args);
        return listPage('user', context, args, info, {
          order: CONTRACTORS_FIRST,
          where,
          columns: { id: true },
        });
      },
    },
    UserConnection,
  ),
);
